import type { ContestGame, Judge, PlannedGame } from '@mura/arena';
import type { AnnotationTask, DeceptionReview, OwnGame, Ruling } from '@mura/corpus';
import type { Cast, Role, Setup, Team } from '@mura/engine';
import type { web } from '@mura/protocols';
import type { Language } from '@mura/words';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Avatar } from '../../doors/licos/users.ts';
import type { Plan } from '../../host/plan.ts';
import type { VillageResult, VillageState } from '../store.ts';

/** Numbers of 64 bits come as texts and are written as numbers. */
type Big = ColumnType<string, number | string, number | string>;

export interface Database {
  villages: VillageTable;
  events: EventTable;
  processes: ProcessTable;
  relayed: RelayedTable;
  secrets: SecretTable;
  accounts: AccountTable;
  sessions: SessionTable;
  bot_tokens: BotTokenTable;
  barred: BarredTable;
  standings: StandingTable;
  reports: ReportTable;
  withdrawals: WithdrawalTable;
  casts: CastTable;
  cast_faces: CastFaceTable;
  sent_records: SentRecordTable;
  licos_users: LicosUserTable;
  contests: ContestTable;
  contest_teams: ContestTeamTable;
  contest_games: ContestGameTable;
  contest_judges: ContestJudgeTable;
  contest_marks: ContestMarkTable;
  corpora: CorpusTable;
  corpus_villages: CorpusVillageTable;
  corpus_annotators: CorpusAnnotatorTable;
  corpus_tags: CorpusTagTable;
  corpus_rulings: CorpusRulingTable;
  corpus_reviews: CorpusReviewTable;
  own_games: OwnGameTable;
  daily_tries: DailyTryTable;
  push_targets: PushTargetTable;
  game_roles: GameRolesTable;
  series: SeriesTable;
  seats: SeatTable;
}

/** The database says when. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

interface VillageTable {
  id: string;
  state: VillageState;
  plan: JSONColumnType<Plan, string, string>;
  version: Generated<number>;
  created: Big;
  maker: string | null;
  setup: JSONColumnType<Setup, string, string> | null;
  header: string | null;
  owner: number | null;
  fence: Generated<number>;
  length: Generated<number>;
  result: JSONColumnType<VillageResult, string, string> | null;
  rematch: string | null;
}

interface EventTable {
  village: string;
  seq: number;
  line: string;
  act: string | null;
}

interface ProcessTable {
  id: Generated<number>;
  expires: ColumnType<Date, Date, Date>;
}

interface RelayedTable {
  id: Generated<string>;
  village: string;
  player: number;
  act: string;
  /** JSON as text: a text may hold a NUL, which `jsonb` cannot. */
  action: string;
  answer: string | null;
  sent: ColumnType<Date, Date | undefined, Date>;
}

interface SecretTable {
  name: string;
  value: Buffer;
}

interface AccountTable {
  /** The person; guests keep theirs when they make an account. */
  id: string;
  name: string;
  /** Names that look alike are one. */
  folded: string;
  password: string;
  rights: Generated<web.Right>;
  created: Stamp;
}

interface SessionTable {
  id: string;
  account: string;
  created: Stamp;
}

interface BotTokenTable {
  id: string;
  owner: string;
  name: string;
  fingerprint: Buffer;
  scopes: string[];
  per_minute: number;
  created: Stamp;
  revoked: Generated<boolean>;
}

interface BarredTable {
  person: string;
  why: 'banned' | 'deleted';
  reason: Generated<string>;
  at: Stamp;
}

interface StandingTable {
  village: string;
  person: string;
  standing: web.Standing;
  reason: string;
  given_by: string;
  changed: Stamp;
}

interface ReportTable {
  id: Generated<string>;
  village: string;
  seq: number | null;
  player: number | null;
  /** Whose words they are. */
  person: string | null;
  reporter: string;
  reason: string;
  at: Stamp;
  state: Generated<'open' | 'closed'>;
}

/** Asked for, to be carried out when the village has ended. */
interface WithdrawalTable {
  village: string;
  person: string;
  asked: Stamp;
}

interface CastTable {
  id: string;
  maker: string | null;
  licence: string;
  names: JSONColumnType<Cast['names'], string, string>;
  characters: JSONColumnType<Cast['characters'], string, string>;
  created: Stamp;
}

interface CastFaceTable {
  cast_id: string;
  character: string;
  face: string;
  type: string;
  bytes: Buffer;
}

/** Not verified: whoever sent it could have written anything. */
interface SentRecordTable {
  id: string;
  sender: string;
  /** As the record calls itself; the same one is kept once. */
  village: string;
  players: number;
  language: string;
  winner: string | null;
  licence: string;
  record: string;
  sent: Big;
}

/** Somebody at the LiCOS door. */
interface LicosUserTable {
  person: string;
  name: string;
  language: string;
  avatars: JSONColumnType<Avatar[], string, string>;
  begun: Stamp;
}

interface ContestTable {
  id: string;
  maker: string;
  name: string;
  state: web.ContestState;
  wish: JSONColumnType<ContestWish, string, string>;
  /** Who knows it may judge. */
  judge_key: string;
  created: Big;
}

/** What an organiser wants of a contest. */
export interface ContestWish {
  readonly preset: string;
  readonly kinds: readonly PlannedGame['kind'][];
  readonly games: number;
  /** Games in a row in which the same teams keep their seats; absent in contests from before there were sets: 1. */
  readonly sets?: number;
  readonly public: boolean;
}

interface ContestTeamTable {
  contest: string;
  name: string;
  place: number;
  owner: string;
  bot: string | null;
  door: 'aiwolf' | 'nlp' | null;
  key: string | null;
}

interface ContestGameTable {
  contest: string;
  number: number;
  game: JSONColumnType<PlannedGame, string, string>;
  village: string | null;
  outcome: JSONColumnType<Omit<ContestGame, 'game'>, string, string> | null;
}

interface ContestJudgeTable {
  contest: string;
  person: string;
  judge: JSONColumnType<Judge, string, string>;
}

interface ContestMarkTable {
  contest: string;
  person: string;
  kind: 'grade' | 'pick' | 'vote';
  about: string;
  mark: JSONColumnType<object, string, string>;
}

interface CorpusTable {
  id: string;
  maker: string;
  name: string;
  /** Who knows it may annotate. */
  annotator_key: string;
  /** The days that were drawn for annotators. */
  task: JSONColumnType<DrawnTask, string, string> | null;
  created: Big;
}

export interface DrawnTask extends Pick<AnnotationTask, 'seed' | 'days'> {
  /** How many posts these days have. */
  readonly posts: number;
}

/** What is told of a village in a corpus; none of it is anybody's words. */
export type CorpusVillageFacts = Readonly<Omit<web.CorpusMember, 'id' | 'source' | 'name' | 'passedOn'>> & {
  /** Characters of its record. */
  readonly length: number;
};

interface CorpusVillageTable {
  corpus: string;
  village: string;
  place: number;
  source: 'here' | 'file';
  name: string;
  facts: JSONColumnType<CorpusVillageFacts, string, string>;
  /** Of its content, so that the same comes in once. */
  digest: string;
  /** Of a file; that of a village of this server is read where it is kept. */
  record: string | null;
}

interface CorpusAnnotatorTable {
  corpus: string;
  person: string;
  place: number;
  handed_in: Generated<boolean>;
}

interface CorpusTagTable {
  corpus: string;
  person: string;
  village: string;
  post: string;
  tags: JSONColumnType<readonly string[], string, string>;
  unsure: boolean;
}

interface CorpusRulingTable {
  corpus: string;
  village: string;
  post: string;
  ruling: JSONColumnType<Ruling, string, string>;
}

interface CorpusReviewTable {
  corpus: string;
  village: string;
  label: string;
  person: string;
  review: JSONColumnType<Omit<DeceptionReview, 'village' | 'label' | 'by'>, string, string>;
  at: Big;
}

interface OwnGameTable {
  person: string;
  village: string;
  game: JSONColumnType<OwnGame, string, string>;
}

/** Who sits where; it follows the plans by itself. */
interface SeatTable {
  person: string;
  village: string;
}

interface DailyTryTable {
  village: string;
  day: string;
  /** Empty: somebody who is gone. */
  person: string;
  outcome: JSONColumnType<{ readonly winner: Team | null; readonly day: number }, string, string> | null;
}

/** A browser that wants to be told. */
interface PushTargetTable {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  language: Language;
}

interface GameRolesTable {
  village: string;
  ended: Big;
  /** By player. */
  roles: JSONColumnType<readonly Role[], string, string>;
}

interface SeriesTable {
  id: string;
  /** Empty: somebody who is gone. */
  maker: string;
  name: string;
  created: Big;
}
