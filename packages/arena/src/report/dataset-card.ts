import { PRESETS } from '@mura/engine';
import type { ContestReport } from './report.ts';
import { winsText } from './teller.ts';

export const DATASET_LICENCE = `Creative Commons Attribution 4.0 International (CC BY 4.0)
https://creativecommons.org/licenses/by/4.0/legalcode
`;

/** What the dataset of a contest is, for people and for the places that list datasets. */
export function datasetCard({
  name,
  version,
  planHash,
  seed,
  digest,
  presets,
  games,
  sheets,
}: ContestReport): string {
  const wins = sheets.flatMap(({ kind, rows }) =>
    rows.map(({ team, total }) => `| ${cell(team)} | ${kind} | ${winsText(total)} |`),
  );
  return `---
license: cc-by-4.0
${presets.some(isInWords) ? 'language: [ja, en]\n' : ''}tags: [werewolf, multi-agent, dialogue, games]
---

# ${name}

The records of a contest in the werewolf game: ${games.length} games of ${presets.join(', ')}.

| file | holds |
|---|---|
| \`result.jsonl\` | the plan in the first line, then a line for each game: teams, roles, seed, winner, faults, times, SHA-256 of its record |
| \`records/\` | every event of every game, one JSON object a line; several games in a file, one behind the other |
| \`judging.json\` | judges, grades, picks and votes of viewers, where the contest was judged |
| \`report.html\`, \`report.json\`, \`tables/\` | the report, and its tables as CSV |

| team | kind | won |
|---|---|---|
${wins.join('\n')}

- Software: ${version}
- Plan: sha256:${planHash}
- Seed: ${seed}
- Digest: sha256:${digest}
- Licence: CC BY 4.0

\`mura tournament report FOLDER\` on this folder gives the same report again.
`;
}

/** Where talk is the protocol there is no language of people. */
function isInWords(preset: string): boolean {
  return PRESETS.get(preset)?.grammar === 'free';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
