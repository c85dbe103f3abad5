/* Hägar's random games in C, written for speed: what the engine is measured against, and nothing else.

   It plays the base game for two by the rules of RULES.md and can stop after every step, as the engine can: `choices` tells
   what may be done, `step` does it. Everything that is asked often is a set of bits that is kept and not computed again.
   Usage: bench SECONDS SEED; prints games, steps, decisions, turns, points and seconds of the processor.  */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLACES = 9, TREASURES = 9, NUMBERS = 6, SEATS = 2, TURNS = 400, WIDTH = 6 };
enum { ONE = 1, TWO, THREE, SVEN, HAGAR };                               /* kinds of token */
enum { HAGAR_ISLAND, SVEN_ISLAND, PLAIN, HELGA, SEA };                   /* what a coaster shows */
enum { LAYING, TURNING, FIRST, REVEALING, THROWING, COUNTING, DECIDING, OVER };
enum { NAVIGATING, LANDING };                                            /* what is thrown for */
enum { KEEP, REROLL, LAND = 4, SAIL_ON = 9, TAKE_BY, DOUBLE_TAKES = 12, SEVEN_TAKES = 14, STEAL_FROM = 19, PLACE = 21, DONE = 24 };

static const uint8_t ISLANDS[PLACES] = {HAGAR_ISLAND, HAGAR_ISLAND, HAGAR_ISLAND, HAGAR_ISLAND, SVEN_ISLAND, SVEN_ISLAND, PLAIN, HELGA, SEA};
static const uint16_t LIES_ON[PLACES] = {1 << 0, 1 << 1, 1 << 2, 3 << 3, 1 << 5, 1 << 6, 3 << 7, 0, 0};
static const uint8_t BAG[6] = {0, 3, 2, 1, 2, 1};
static const uint8_t FIGURE[5] = {HAGAR, SVEN, 0, 0, 0};
static const uint8_t CORNERS[4] = {0, 1, 3, 2};

typedef struct {
    uint32_t choices;                 /* what the seat to move may do, as bits */
    uint16_t of_kind[6], held[SEATS]; /* treasures that are face up, by kind; those that each seat has won */
    uint16_t face_down, on_map, left; /* all as bits; `left`: coasters that are not laid yet */
    uint16_t discovered;              /* number tokens that a die has shown, or that are won (H-24) */
    uint8_t waiting, rolling, phase, rolls, laid, seat, red, black, used, target, hidden;
    int8_t doubled;
    uint16_t turn, luck[SEATS];
    uint16_t sven;                    /* Sven's tokens for which dice are still to be thrown */
    uint8_t unseen[6];                /* tokens that nobody has seen, by kind */
    uint8_t place_at[8][8];           /* the coaster whose island is on a field, with a rim of sea; SEA's number for none */
    uint8_t coaster;
} State;

enum { NOWHERE = 8 };

static uint64_t random_state;

static inline uint32_t below(uint32_t n) {
    random_state += 0xa0761d6478bd642full;
    __uint128_t t = (__uint128_t)random_state * (random_state ^ 0xe7037ed1a0b428dbull);
    return (uint32_t)(((uint64_t)(uint32_t)((t >> 64) ^ t) * n) >> 32);
}

static inline int lowest(uint32_t set) { return __builtin_ctz(set); }
static inline int count(uint32_t set) { return __builtin_popcount(set); }

static inline uint16_t numbers(const State *s) { return s->of_kind[ONE] | s->of_kind[TWO] | s->of_kind[THREE]; }

static inline uint16_t movable(const State *s) { /* number tokens before the seat, not on Helga Island */
    uint16_t own = s->held[s->seat] & numbers(s);
    return s->doubled >= 0 ? own & ~(1u << s->doubled) : own;
}

static inline int useful(const State *s, int coaster) { /* H-09 */
    if (coaster == NOWHERE) return 0;
    int island = ISLANDS[coaster];
    if (island == HELGA) return movable(s) != 0;
    if (s->on_map & LIES_ON[coaster]) return 1;
    return FIGURE[island] && (s->held[!s->seat] & s->of_kind[FIGURE[island]]);
}

static inline void throw_dice(State *s, int dice) {
    s->rolling = (uint8_t)dice;
    s->rolls--;
    s->waiting = THROWING;
}

static void count_luck(State *s) { /* H-27 */
    s->waiting = s->sven ? COUNTING : OVER;
    if (s->sven) s->rolling = 3;
}

static void finish(State *s) {
    s->sven = s->of_kind[SVEN] & ~s->on_map;
    count_luck(s);
}

static void begin_turn(State *s) {
    s->turn++;
    s->phase = NAVIGATING;
    s->used = 0;
    s->rolls = 2;
    throw_dice(s, 3);
}

static void end_turn(State *s) {
    if (s->turn == TURNS || count(s->discovered) == NUMBERS) { finish(s); return; } /* H-24 */
    s->seat = !s->seat;
    begin_turn(s);
}

static inline uint16_t lying(const State *s, int kind) { return s->of_kind[kind] & s->on_map & LIES_ON[s->target]; }

static int takes_alone(const State *s, int kind) { /* one die takes it, and the other has nothing to do (rules 2) */
    if (kind > THREE || (s->red != kind && s->black != kind)) return 0;
    int other = s->red == kind ? s->black : s->red;
    return !(other <= THREE && lying(s, other));
}

static uint32_t uses(const State *s) {
    int red = s->red, black = s->black, seven = !s->used && red + black == 7, doubles = !s->used && red == black;
    int island = ISLANDS[s->target];
    uint32_t found = 0;
    if (s->used == 3) return 0;
    if (island == HELGA) {
        uint16_t own = movable(s);
        for (int n = ONE; n <= THREE; n++)
            if ((seven || red == n || black == n) && (own & s->of_kind[n])) found |= 1u << (PLACE + n - 1);
    } else if (s->on_map & LIES_ON[s->target]) {
        if (!(s->used & 1) && red <= 3 && lying(s, red)) found |= 1u << TAKE_BY;
        if (!(s->used & 2) && black <= 3 && lying(s, black) && (red != black || s->used & 1)) found |= 2u << TAKE_BY;
        if (doubles)
            for (int k = SVEN; k <= HAGAR; k++) if (lying(s, k)) found |= 1u << (DOUBLE_TAKES + k - SVEN);
        if (seven)
            for (int k = ONE; k <= HAGAR; k++) if (lying(s, k) && !takes_alone(s, k)) found |= 1u << (SEVEN_TAKES + k - 1);
    } else if ((doubles || seven) && FIGURE[island] && (s->held[!s->seat] & s->of_kind[FIGURE[island]])) {
        found = 1u << (STEAL_FROM + !s->seat);
    }
    return found;
}

static void go_on_using(State *s) {
    uint32_t found = uses(s);
    if (!found) { end_turn(s); return; }
    s->choices = found | 1u << DONE;
    s->waiting = DECIDING;
}

static void reveal(State *s) { /* H-08 */
    uint16_t hidden = s->face_down & LIES_ON[s->target];
    if (hidden) {
        s->hidden = (uint8_t)lowest(hidden);
        s->waiting = REVEALING;
    } else {
        s->phase = LANDING;
        throw_dice(s, 3);
    }
}

static inline void field_of(const State *s, int *row, int *column) { *row = s->black, *column = s->red; }

static const int8_t DOWN[5] = {0, -1, 0, 1, 0}, RIGHT[5] = {0, 0, 1, 0, -1};

static inline void discover(State *s, int face) { /* H-24, A-18: one of this number, if the die shows one */
    uint16_t found = face <= THREE ? lying(s, face) & ~s->discovered : 0;
    s->discovered |= found & (uint16_t)-found;
}

static void dice_stand(State *s) {
    if (s->phase != NAVIGATING) {
        discover(s, s->red);
        discover(s, s->black);
        go_on_using(s);
        return;
    }
    int row, column;
    field_of(s, &row, &column);
    uint32_t found = 0;
    if (s->place_at[row][column] != NOWHERE) {
        found = (uint32_t)useful(s, s->place_at[row][column]) << LAND;
    } else {
        for (int d = 1; d < 5; d++) found |= (uint32_t)useful(s, s->place_at[row + DOWN[d]][column + RIGHT[d]]) << (LAND + d);
    }
    if (!found) { end_turn(s); return; }
    s->choices = found | 1u << SAIL_ON;
    s->waiting = DECIDING;
}

static inline void win(State *s, int kind) {
    uint16_t token = lying(s, kind) & (uint16_t)-lying(s, kind);
    s->on_map &= ~token;
    s->held[s->seat] |= token;
    if (kind <= THREE) s->discovered |= token; /* by a Lucky 7 */
}

static void use(State *s, int action) {
    if (action == DONE) { end_turn(s); return; }
    if (action < DOUBLE_TAKES) {
        win(s, action == TAKE_BY ? s->red : s->black);
        s->used |= action == TAKE_BY ? 1 : 2;
    } else {
        if (action < SEVEN_TAKES) win(s, action - DOUBLE_TAKES + SVEN);
        else if (action < STEAL_FROM) win(s, action - SEVEN_TAKES + 1);
        else if (action < PLACE) {
            uint16_t own = s->held[!s->seat] & s->of_kind[FIGURE[ISLANDS[s->target]]], token = own & (uint16_t)-own;
            s->held[!s->seat] ^= token;
            s->held[s->seat] |= token;
        } else s->doubled = (int8_t)lowest(movable(s) & s->of_kind[action - PLACE + 1]);
        s->used = 3;
    }
    go_on_using(s);
}

static inline void decide(State *s, int action) {
    if (action == KEEP) dice_stand(s);
    else if (action < LAND) throw_dice(s, action);
    else if (action < SAIL_ON) {
        int row, column, d = action - LAND;
        field_of(s, &row, &column);
        s->target = s->place_at[row + DOWN[d]][column + RIGHT[d]];
        s->rolls = d == 0 ? 3 : 1;
        reveal(s);
    } else if (action == SAIL_ON) end_turn(s);
    else use(s, action);
}

static inline void die_falls(State *s, int face) {
    if (s->rolling & 1) s->red = (uint8_t)face, s->rolling &= 2;
    else s->black = (uint8_t)face, s->rolling = 0;
    if (s->rolling) return;
    if (s->waiting == COUNTING) {
        uint16_t token = s->sven & (uint16_t)-s->sven;
        s->luck[(s->held[1] & token) != 0] += (uint16_t)abs(s->red - s->black);
        s->sven ^= token;
        count_luck(s);
    } else if (s->rolls == 0) dice_stand(s);
    else s->choices = 0xf, s->waiting = DECIDING;
}

static void setup(State *s) {
    memset(s, 0, sizeof *s);
    memset(s->place_at, NOWHERE, sizeof s->place_at);
    memcpy(s->unseen, BAG, sizeof BAG);
    s->face_down = s->on_map = s->left = (1u << TREASURES) - 1;
    s->doubled = -1;
}

static void chance(State *s) { /* what is rare: the chart, who begins, and what is turned over */
    uint32_t pick;
    switch (s->waiting) {
    case LAYING:
        pick = s->left;
        for (uint32_t skip = below((uint32_t)count(pick)); skip; skip--) pick &= pick - 1;
        s->coaster = (uint8_t)lowest(pick);
        s->left &= (uint16_t)~(1u << s->coaster);
        s->waiting = TURNING;
        break;
    case TURNING:
        pick = CORNERS[below(4)];
        if (ISLANDS[s->coaster] != SEA)
            s->place_at[1 + s->laid / 3 * 2 + pick / 2][1 + s->laid % 3 * 2 + pick % 2] = s->coaster;
        s->waiting = ++s->laid == PLACES ? FIRST : LAYING;
        break;
    case FIRST:
        s->seat = (uint8_t)below(SEATS);
        begin_turn(s);
        break;
    default: /* REVEALING */
        pick = below((uint32_t)count(s->face_down));
        int kind = 1;
        while (pick >= s->unseen[kind]) pick -= s->unseen[kind++];
        s->unseen[kind]--;
        s->of_kind[kind] |= (uint16_t)(1u << s->hidden);
        s->face_down ^= (uint16_t)(1u << s->hidden);
        reveal(s);
    }
}

static int points(const State *s, int seat) {
    uint16_t own = s->held[seat];
    int sum = count(own & s->of_kind[ONE]) + 2 * count(own & s->of_kind[TWO]) + 3 * count(own & s->of_kind[THREE]);
    for (int n = ONE; n <= THREE; n++) if (s->doubled >= 0 && own >> s->doubled & 1 && s->of_kind[n] >> s->doubled & 1) sum += n;
    if (own & s->of_kind[HAGAR]) sum += count(own & numbers(s));
    return sum + s->luck[seat];
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1.0;
    random_state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    long games = 0, steps = 0, decisions = 0, turns = 0, scored = 0;
    clock_t began = clock(), end = began + (clock_t)(seconds * CLOCKS_PER_SEC);
    State s;
    do {
        for (int i = 0; i < 200; i++) {
            setup(&s);
            while (s.waiting != OVER) {
                if (s.waiting == DECIDING) {
                    uint32_t pick = s.choices;
                    for (uint32_t skip = below((uint32_t)count(pick)); skip; skip--) pick &= pick - 1;
                    decide(&s, lowest(pick));
                    decisions++;
                } else if (s.waiting >= THROWING) die_falls(&s, 1 + (int)below(6));
                else chance(&s);
                steps++;
            }
            turns += s.turn;
            scored += points(&s, 0) + points(&s, 1);
        }
        games += 200;
    } while (clock() < end);
    printf("%ld %ld %ld %ld %ld %f\n", games, steps, decisions, turns, scored, (double)(clock() - began) / CLOCKS_PER_SEC);
    return 0;
}
