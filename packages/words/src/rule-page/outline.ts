import type { Rules } from '@mura/engine';
import { dayStatements } from './outline-days.ts';
import { endStatements } from './outline-end.ts';
import { nightStatements } from './outline-night.ts';
import { channelStatements, talkStatements, whisperStatements } from './outline-talk.ts';
import {
  absenceStatements,
  clockStatements,
  deathStatements,
  mediumStatements,
  roleStatements,
  villageStatements,
} from './outline-village.ts';
import { voteStatements } from './outline-vote.ts';
import { SECTIONS, type Section, type SectionId, type Statement } from './statement.ts';

/** All that a player has to know of a village, from its rules: what can never matter in it is left out. */
export function outline(rules: Rules): Section[] {
  return SECTIONS.map((id) => ({ id, statements: OUTLINES[id](rules) })).filter(
    ({ statements }) => statements.length > 0,
  );
}

const OUTLINES: Readonly<Record<SectionId, (rules: Rules) => Statement[]>> = {
  village: villageStatements,
  roles: roleStatements,
  firstDay: (rules) => dayStatements(rules, 'firstDay'),
  laterDays: (rules) => dayStatements(rules, 'laterDays'),
  clock: clockStatements,
  talk: talkStatements,
  whisper: whisperStatements,
  channels: channelStatements,
  vote: voteStatements,
  night: nightStatements,
  medium: mediumStatements,
  death: deathStatements,
  absence: absenceStatements,
  end: endStatements,
};
