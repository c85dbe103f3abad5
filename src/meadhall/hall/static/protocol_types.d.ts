// Made by `python -m tests.hall.protocol_types` from the types of the hall: change those, not this.

export type Command = Sit | Salt | Leave | SetSeat | Rename | Start | Act | Undo | Consent | Refuse | Resign | Say | Rematch | Call;

export type Incoming = Hello | Do | AskHint | AskWhy | Watch | Ping;

export type Outgoing = TableMessage | Ack | ErrorMessage | HintMessage | WhyMessage | Here | Chances | Pong;

/** The command with this id is carried out and kept; the table has this version or a later one. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** Do an action of the seat to move, by its number or its text. */
export interface Act {
  do: "act";
  action: number | string;
  position?: number | null;
}

/** A position of a game, with what was found about it. */
export interface AnalysedPosition {
  number: number;
  eye: number | null;
  scene: SceneView;
  words: string;
  prompt: string;
  moment: Moment | null;
  chances: number[];
  told: string[];
  choice: ToldChoice | null;
  replay: number;
}

/** A remark about an entry of a game. Nothing depends on it. */
export interface Annotation {
  entry: number;
  chances?: number[] | null;
  luck?: number[] | null;
  loss?: number | null;
  mark?: string | null;
  better?: string | null;
  comment?: string | null;
}

/** What would you do in my place? Answered from what the seat to move knows, if that is you and you may ask. */
export interface AskHint {
  type: "hint";
  id: string;
  kept?: boolean;
}

/** Why can nothing be done by touching these, one after the other? */
export interface AskWhy {
  type: "why";
  id: string;
  touches: string[];
}

/** End a game in which only you and bots are left. */
export interface Call {
  do: "call";
}

/** The chances of the seats, where bots play among themselves: each seat's chance to win, as a spectator sees it. */
export interface Chances {
  type: "chances";
  position: number;
  chances: number[];
}

/** The changes of a piece that was there before; everything else is as it was. */
export interface Change {
  id: string;
  look?: string;
  x?: number;
  y?: number;
  turn?: number;
  size?: number;
  layer?: number;
  meaning?: string;
  of?: string;
  text?: string;
  faded?: boolean;
  matches?: string[];
  role?: "" | "die" | "score";
  value?: number | null;
}

/** A legal action of the seat to move, for the person who holds it. */
export interface Choice {
  number: number;
  text: string;
  words: string;
  touches: string[];
}

/** The extras of some choices, beside their words and touches. */
export interface ChoiceNote {
  also?: string[][];
  weight?: "" | "last" | "main";
  leaves?: string;
}

/** Agree to what another person has asked. */
export interface Consent {
  do: "consent";
}

/** The fairness proof; the secret is null until the game has ended. */
export interface DiceView {
  used: boolean;
  commitment: string;
  salts: string[];
  secret: string | null;
  next: string | null;
  taken: number | null;
}

/** How one scene becomes the next: pieces go, change and come, in this order. */
export interface Difference {
  removed?: string[];
  changed?: Change[];
  added?: Piece[];
  ground?: string | null;
}

/** A command. Sent again after a lost connection, with the same id, it is carried out once. */
export interface Do {
  type: "do";
  id: string;
  command: Command;
}

/** The possible outcomes of one draw. */
export interface Draw {
  entry: number;
  outcomes: string[];
  weights: number[];
}

/** The draws of a file, as far as it follows the rules. */
export interface Draws {
  draws: Draw[];
  problem: string | null;
}

/** How the game ended, seat by seat. */
export interface Ending {
  scores: SeatScore[];
  counted: Record<string, string>;
  awards: string[];
  decided: string;
  highlights: string[];
  resigned?: boolean;
}

/** Something was refused and has changed nothing. Without an id it is about the connection. */
export interface ErrorMessage {
  type: "error";
  code: string;
  text: string;
  id?: string | null;
}

/** A stop of a replay. */
export interface Frame {
  step: number;
  words: string;
  prompt: string;
  scene: SceneView;
  moments: Moment[];
}

/** A game file, field by field in the order in which it is written. */
export interface GameFile {
  format?: string;
  version?: number;
  game: string;
  rules: number;
  edition: string;
  content: string;
  own_content?: string | null;
  seats: string[];
  options: Record<string, boolean | number | string>;
  dice: Proof | null;
  actions: string[];
  result: Result | null;
  annotations?: Annotation[];
  variations?: Variation[];
}

/** The first message: which protocol, and what the client has seen of the table already. */
export interface Hello {
  type: "hello";
  protocol: number;
  seen?: number;
  board?: boolean;
  shape?: "tall" | "wide";
  short?: boolean;
  words?: boolean;
  presence?: boolean;
  chances?: boolean;
  language?: string;
}

/** The people at the table now: the seats of persons who look at it, and how many others watch. */
export interface Here {
  type: "here";
  seats: number[];
  watching: number;
}

/** A turn that is worth considering: actions one after the other, until chance or somebody else decides. */
export interface HintLine {
  steps: Choice[];
  words: string;
  brings: string;
  expected: string;
  value: number | null;
  reason: string;
}

/** The answer to the hint with this id: the best few turns in this position, best first. */
export interface HintMessage {
  type: "hint";
  id: string;
  position: number;
  hints: HintLine[];
}

/** Leave a seat. In a running game a bot plays on, and the seat is kept for a day, or as long as a turn may take. */
export interface Leave {
  do: "leave";
  seat: number;
}

/** A step, ready to be shown. */
export interface Lesson {
  say: string;
  ask: Choice | null;
  wrong: Record<string, string>;
  words: string;
  places: string[];
  moments: Moment[];
}

/** For one sitting: so many seconds for the whole game, and some more after every turn. */
export interface Live {
  kind: "live";
  base: number;
  increment?: number;
  late?: "bot" | "default";
}

/** A line of the log, in the language of its reader. */
export interface LogLine {
  version: number;
  kind: string;
  text: string;
  seat?: number | null;
  places?: string[];
  back_to?: number | null;
}

/** A turn to be played again, from where it left the best plan. */
export interface Mistake {
  number: number;
  mark: "best" | "blunder" | "good" | "inaccurate" | "mistake";
  loss: number;
  scene: SceneView;
  prompt: string;
  words: string;
  turn: string;
  played: Choice;
  best: Choice;
  why: string;
  touches: Choice[];
}

/** All turns of a seat for which something clearly better was there. */
export interface Mistakes {
  game: string;
  name: string;
  mistakes: Mistake[];
}

/** One step of the match, as one viewer may know it: what is told of it, and what it changes in the scene. */
export interface Moment {
  version: number;
  kind: "changed" | "drawn" | "ended" | "flipped" | "fought" | "laid" | "moved" | "rolled" | "scored" | "taken" | "told";
  text?: string;
  seat?: number | null;
  places?: string[];
  change?: Difference;
  whose?: number | null;
  standing?: string[] | null;
  line?: number;
  stage?: number;
}

/** A position of the explorer. */
export interface OpeningBoard {
  scene: SceneView;
  prompt: string;
  words: string;
  touches: Choice[];
  choices: ToldOpening[];
  games: number;
}

/** A thing or a place of a scene. */
export interface Piece {
  id: string;
  look: string;
  x: number;
  y: number;
  turn?: number;
  size?: number;
  layer?: number;
  meaning?: string;
  of?: string;
  text?: string;
  faded?: boolean;
  matches?: string[];
  role?: "" | "die" | "score";
  value?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** The fairness proof: see `meadhall.core.dice`. */
export interface Proof {
  commitment: string;
  salts: string[];
  secret: string | null;
}

/** Somebody asks to take back a decision. */
export interface ProposalView {
  seat: number;
  yours: boolean;
  agreed: boolean;
}

/** The judge's answer, and where it leads. */
export interface PuzzleAnswer {
  good: boolean;
  text: string;
  steps: string[];
  actions: string[];
  why: string;
  rating: string;
  next: string;
}

/** The position after some decisions of the solver, as the seat of the puzzle sees it. */
export interface PuzzlePosition {
  scene: SceneView;
  moment: Moment | null;
  prompt: string;
  words: string;
  touches: Choice[];
  notes: Record<string, ChoiceNote>;
  complete: boolean;
}

/** Refuse what another person has asked, or withdraw what you have asked yourself. */
export interface Refuse {
  do: "refuse";
}

/** Offer another game with the seats rotated, or accept the offer; it begins when all have. `salts` go into its dice, one for each of your seats, in order; their commitment stands in `view.dice.next`. */
export interface Rematch {
  do: "rematch";
  salts?: string[];
}

/** Change the name of a seat that you hold. */
export interface Rename {
  do: "rename";
  seat: number;
  name: string;
}

/** Give up a seat for good: a bot plays on, and the others are not kept waiting. */
export interface Resign {
  do: "resign";
  seat: number;
}

/** How the game ended, seat by seat. */
export interface Result {
  points: number[] | null;
  places: number[];
  awards: string[];
  results?: ("drew" | "lost" | "won")[] | null;
}

/** The answer to another try. */
export interface Retry {
  good: boolean;
  text: string;
  mark: "best" | "blunder" | "good" | "inaccurate" | "mistake" | null;
}

/** Before the start: add something to the dice for a seat that you hold, after their commitment in `view.dice`. */
export interface Salt {
  do: "salt";
  seat: number;
  salt: string;
}

/** A word to all at the table. */
export interface Say {
  do: "say";
  text: string;
}

/** A whole scene, as it is sent. */
export interface SceneView {
  looks: string;
  title: string;
  shape: "tall" | "wide";
  width: number;
  height: number;
  ground: string;
  pieces: Piece[];
}

/** How one seat ended. */
export interface SeatScore {
  result: "drew" | "lost" | "won";
  place: number;
  points: number | null;
  lines: [string, number][];
}

/** A seat, as one person sees it. */
export interface SeatView {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  yours: boolean;
  host: boolean;
  free: boolean;
  left: number | null;
  side: string;
  kept_for: string | null;
  kept_until: number | null;
  salted: boolean;
  standing: string;
}

/** The host gives a seat to a bot, or opens it to anybody (`bot` null); not one that is kept for somebody. */
export interface SetSeat {
  do: "set-seat";
  seat: number;
  bot?: string | null;
}

/** Take an open seat, or one that is kept for you. Before the start you may take several, to share a screen. */
export interface Sit {
  do: "sit";
  seat: number;
  name: string;
  salt?: string;
}

/** For many days: so many of them for each turn. */
export interface Slow {
  kind: "slow";
  days: number;
  late?: "bot" | "default";
}

/** How far the analysis of a game is. */
export interface Standing {
  state: "done" | "failed" | "none" | "waiting" | "working";
  done?: number;
  total?: number;
  depth?: string;
  problem?: string;
}

/** The host starts the game, when no seat is open. */
export interface Start {
  do: "start";
}

/** A whole guide, ready to be shown. */
export interface Story {
  game: string;
  scene: SceneView;
  lessons: Lesson[];
  ending: string;
}

/** The table as the client may see it. Everything else has not changed: lines are new ones. */
export interface TableMessage {
  type: "table";
  full: boolean;
  view: TableView;
  scene?: SceneView | null;
  moments?: Moment[];
  short_choices?: [number, number, string, number, string, number, string][];
}

/** A table as one person sees it. */
export interface TableView {
  table: string;
  version: number;
  position: number;
  phase: "called" | "gathering" | "over" | "playing";
  game: string;
  title: string;
  options: Record<string, boolean | number | string>;
  clock: Live | Slow | null;
  hints: boolean;
  rated: boolean;
  secrets: boolean;
  seats: SeatView[];
  you: number[];
  host: boolean;
  to_move: number | null;
  since: number;
  eye: number | null;
  prompt: string;
  words: string | null;
  board: string | null;
  choices: Choice[];
  notes: Record<string, ChoiceNote>;
  asks: Record<string, string>;
  undo: "ask" | "free" | "no" | "practice";
  practice: boolean;
  asked: ProposalView | null;
  result: Ending | null;
  dice: DiceView;
  rematch: number[];
  next: string | null;
  lines: LogLine[];
}

/** A turn of the game, as it is shown on the board where it begins, or where it leaves the best plan. */
export interface ToldChoice {
  seat: number;
  mark: "best" | "blunder" | "good" | "inaccurate" | "mistake" | null;
  loss: number;
  played: ToldPlan;
  best: ToldPlan;
  others: ToldPlan[];
  why: string;
}

/** A choice, as it is told. */
export interface ToldOpening {
  action: string;
  words: string;
  games: number;
  share: number;
  wins: number;
  goes_on: boolean;
}

/** A way to go on with a turn from a position, and the chance to win after it. */
export interface ToldPlan {
  touch: Choice;
  steps: string[];
  chance: number;
}

/** Take back your last decision, or ask the others for it where something was revealed since. */
export interface Undo {
  do: "undo";
}

/** Another way on from some position. */
export interface Variation {
  name: string;
  position: number;
  seats?: string[] | null;
  dice?: Proof | null;
  actions: string[];
  result?: Result | null;
  variations?: Variation[];
}

/** How fast this client wants to see bots play, where only bots do. They follow whoever wants it fastest, and rest while nobody wants to see more. */
export interface Watch {
  type: "watch";
  pace?: number;
}

/** The answer to the question with this id: a reason with the rule's number, or null where there is none. */
export interface WhyMessage {
  type: "why";
  id: string;
  text: string | null;
}
