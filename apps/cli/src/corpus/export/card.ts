import { EXPORTED, type ExportedTable } from '@mura/corpus';
import { SOFTWARE } from '@mura/records';
import { counted } from '../../print.ts';
import { TABLE_FORMATS } from './tables.ts';

/** What a dataset card says. */
export interface CardFacts {
  readonly format: string;
  readonly counts: Readonly<Record<ExportedTable, number>>;
  readonly hash: string;
  readonly licences: ReadonlyMap<string, number>;
  readonly consents: ReadonlyMap<string, number>;
  readonly languages: ReadonlyMap<string, number>;
  readonly sources: ReadonlyMap<string, number>;
  readonly isAnonymous: boolean;
  /** Games that were left out, by why. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** The README of a dataset. */
export function datasetCard(facts: CardFacts): string {
  const { format, counts, hash, licences, consents, languages, sources, isAnonymous, leftOut } = facts;
  const isTables = TABLE_FORMATS.some((one) => one === format);
  const rows = isTables
    ? EXPORTED.map((table) => `| ${table}.${format} | ${counts[table]} |`)
    : [
        `| games.jsonl | ${counts.games} |`,
        `| ${FILES_OF[format]} | ${counted(counts.utterances, 'utterance')} |`,
      ];
  return `${[
    '# Werewolf games as data',
    '',
    `| ${isTables ? 'table' : 'file'} | rows |`,
    '| --- | --- |',
    ...rows,
    '',
    `Made by ${SOFTWARE} with \`mura corpus export\`. SHA-256 of all data: ${hash}`,
    '',
    `Licences of the games: ${listed(licences)}`,
    '',
    `Consent of the players: ${listed(consents)}`,
    '',
    `Languages: ${listed(languages)}`,
    '',
    `Sources: ${listed(sources)}`,
    '',
    ...(leftOut.size === 0 ? [] : [`Left out: ${listed(leftOut)}`, '']),
    isAnonymous
      ? 'Villages, characters and people have pseudonyms, and so have the names in what was said; names of one letter are left.'
      : 'Players are named by their characters.',
    '',
    ...(isTables ? ABOUT_COLUMNS : ABOUT_FILES[format]!),
  ].join('\n')}\n`;
}

const FILES_OF: Readonly<Record<string, string>> = {
  brat: '*.txt with *.ann',
  conll: '*.conll',
  licos: '*.licos.jsonl',
};

const ABOUT_COLUMNS = [
  '`sentences` are what was understood, in the AIWolf protocol; `meant` is how it was meant, where somebody has said so; `tags`,',
  '`previous` and `relation` are those of the analysis of discussions; `deception` has the basis and the kind of each label. An',
  'empty cell is something the source does not say.',
];

const ABOUT_FILES: Readonly<Record<string, readonly string[]>> = {
  brat: [
    'The public talk of each village, a post on each line; its tags as spans over what was said, the whole tag as a note;',
    'attunement and rebuttal as relations between posts. `annotation.conf` tells brat the names of all of them.',
  ],
  conll: [
    'The public talk of each village, a token on each line: number, token, and the tags of its post in the scheme B, I, O. An',
    'empty line ends a post.',
  ],
  licos: ['Each village as a log of LiCOS: JSON-LD, one message on each line.'],
};

function listed(counts: ReadonlyMap<string, number>): string {
  const all = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return all.map(([what, games]) => `${what} (${counted(games, 'game')})`).join(', ') || 'none';
}
