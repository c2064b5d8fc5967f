import { randomInt } from 'node:crypto';
import { DEFAULT_BOT } from '@mura/bots';
import {
  accept,
  FIRST_ROLES,
  findLicos,
  licosVillage,
  type Result,
  type RoleCounts,
  type Rules,
  refuse,
  seatsThat,
} from '@mura/engine';
import { licos, whyNotThrough } from '@mura/protocols';
import { villageNumber } from '@mura/records';
import type { Host } from '../../host/host.ts';
import type { Plan, SeatPlan } from '../../host/plan.ts';
import { setupOf } from '../../host/setup.ts';
import type { StoredVillage } from '../../store/store.ts';
import { isFree } from './kept-seats.ts';
import { type Avatar, isRobotPerson } from './users.ts';
import { VillageNumbers } from './village-numbers.ts';

/** What a host said of their village besides its plan; forgotten when the server restarts. */
interface HostWish {
  readonly robots: number;
  readonly comment: string | null;
}

/** Villages of a list; nobody looks at more. */
const LISTED = 200;

/** Villages as LiCOS knows them: by number, with a description. */
export class VillageRegister {
  readonly #host: Host;
  readonly #numbers: VillageNumbers;
  readonly #wishes = new Map<string, HostWish>();

  constructor(host: Host) {
    this.#host = host;
    this.#numbers = new VillageNumbers(host);
  }

  /** A village of this number that this wire can tell of. */
  async find(number: number): Promise<StoredVillage | null> {
    const id = await this.#numbers.find(number);
    const village = id === undefined ? null : await this.#host.find(id);
    return village !== null && isTold(village.plan.rules) ? village : null;
  }

  waiting(): Promise<StoredVillage[]> {
    return this.#told('waiting');
  }

  playing(): Promise<StoredVillage[]> {
    return this.#told('open');
  }

  async #told(state: 'waiting' | 'open'): Promise<StoredVillage[]> {
    const villages = await this.#host.list({ state, limit: LISTED });
    return villages.filter(({ plan }) => isTold(plan.rules));
  }

  async build(request: licos.BuildVillage, host: Avatar): Promise<Result<StoredVillage, string>> {
    const plan = planOf(request, host);
    if (!plan.ok) return plan;
    const village = await this.#host.create(plan.value);
    this.#numbers.note(village.id);
    this.#wishes.set(village.id, { robots: request.playerSetting.robot.min, comment: request.comment });
    return accept(village);
  }

  describe({ id, plan }: StoredVillage): licos.VillageInfo {
    const { robots, comment } = this.#wishes.get(id) ?? { robots: 0, comment: null };
    const number = plan.seats.length;
    const taken = plan.seats.filter((seat) => !isFree(seat));
    const robot = taken.filter(isRobot).length;
    const human = taken.length - robot;
    return {
      name: licos.toVillageName(plan.name),
      id: villageNumber(id),
      idForSearching: villageNumber(id) % 1000,
      hostPlayer: this.#hostOf(plan),
      playerSetting: {
        number,
        current: robot + human,
        robot: { min: Math.min(robots, number), current: robot },
        human: { max: number - Math.min(robots, number), current: human },
      },
      roleSetting: roleSettingOf(plan.rules.roles),
      avatar: plan.names === 'hidden' ? 'random' : 'fixed',
      comment,
    };
  }

  #hostOf({ maker, seats, names }: Plan): licos.VillageInfo['hostPlayer'] {
    const seat = seats.find((one) => one.type === 'person' && one.person === maker);
    const name = seat?.type === 'person' ? seat.name : 'Nobody';
    const isAnonymous = names === 'hidden';
    const shown = isAnonymous ? 'Anonymous' : licos.toAvatarName(name, 'Somebody');
    return { name: shown, isAnonymous, isHuman: seat === undefined || !isRobot(seat) };
  }
}

function isRobot(seat: SeatPlan): boolean {
  if (seat.type === 'person') return isRobotPerson(seat.person);
  return seat.type !== 'open';
}

/** Phases that LiCOS has names for: morning, noon and night, and nothing else. */
function isTold(rules: Rules): boolean {
  return whyNotThrough('licos', rules).length === 0;
}

function planOf(request: licos.BuildVillage, host: Avatar): Result<Plan, string> {
  const { name, playerSetting, roleSetting, avatar } = request;
  const roles = countsOf(roleSetting);
  const number = seatsThat(roles, () => true);
  if (number !== playerSetting.number)
    return refuse(`roleSetting: makes ${number} players, playerSetting.number says ${playerSetting.number}`);
  const standard = findLicos(number);
  if (standard === undefined)
    return refuse(`playerSetting.number: must be ${licos.FEWEST_PLAYERS} to ${licos.MOST_PLAYERS}`);
  const { preset, rules } = licosVillage(standard, roles);
  const language = host.language === 'ja' ? 'ja' : 'en';
  const plan: Plan = {
    name,
    preset,
    // The wire counts thirteen days.
    rules: { ...rules, end: { ...rules.end, lastDay: licos.LAST_DAY } },
    cast: 'agents',
    characters: figures(number, language),
    language,
    maker: host.person,
    names: avatar === 'random' ? 'hidden' : 'shown',
    watch: 'everybody',
    delay: 0,
    pace: 2000,
    seats: Array.from({ length: number }, (): SeatPlan => ({ type: 'open' })),
  };
  const checked = setupOf({ ...plan, seats: plan.seats.map(() => ({ type: 'bot', bot: DEFAULT_BOT })) }, '');
  return checked.ok
    ? accept(plan)
    : refuse(checked.error.map(({ path, message }) => `${path} ${message}`).join('; '));
}

/** Figures drawn for this village; no two begin with the same letter. */
function figures(count: number, language: 'ja' | 'en') {
  const left = [...licos.FIGURES];
  return Array.from({ length: count }, () => {
    const [figure] = left.splice(randomInt(left.length), 1);
    return { name: figure![language] };
  });
}

function countsOf(setting: licos.BuildVillage['roleSetting']): RoleCounts {
  return Object.fromEntries(FIRST_ROLES.map((role) => [role, setting[licos.toWireRole(role)]])) as RoleCounts;
}

function roleSettingOf(roles: RoleCounts): licos.VillageInfo['roleSetting'] {
  return Object.fromEntries(
    FIRST_ROLES.map((role) => [licos.toWireRole(role), roles[role]]),
  ) as unknown as licos.VillageInfo['roleSetting'];
}
