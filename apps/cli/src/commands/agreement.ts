import { type Agreement, agreementOf, REFERENCE_AGREEMENTS, type TwoTaggings } from '@mura/corpus';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { toTagged } from '../natural/item.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, table } from '../print.ts';
import { utterancesIn } from '../utterances.ts';

/** `mura corpus agreement`: two annotators compared. */
export function agreementCommand(): Command {
  return new Command('agreement')
    .description('how far two annotators of the same utterances agree, beside what the literature reports')
    .argument('<one>', 'utterances with the fields id and tags, one JSON object a line')
    .argument('<other>', 'the same utterances, tagged by somebody else')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
The agreement is the paper's: 2 × agreed tags / (tags of one + tags of the other). Cohen's kappa and Krippendorff's alpha
stand beside it; kappa is over "has this tag or not", alpha over the sets of tags.

Examples:
  $ mura corpus agreement a.jsonl b.jsonl`;

async function run(one: string, other: string, { json }: { readonly json?: true }): Promise<void> {
  const agreement = agreementOf(paired(await taggedIn(one), await taggedIn(other), one, other));
  if (json) printJson({ ...agreement, references: REFERENCE_AGREEMENTS });
  else print(inWords(agreement));
}

type TagsByPost = ReadonlyMap<string, readonly string[]>;

async function taggedIn(path: string): Promise<TagsByPost> {
  const tagged = new Map<string, readonly string[]>();
  let number = 0;
  for await (const line of utterancesIn(path)) {
    number++;
    if (line.trim() === '') continue;
    const { id, tags } = toTagged(line, number);
    tagged.set(id, tags);
  }
  return tagged;
}

function paired(one: TagsByPost, other: TagsByPost, onePath: string, otherPath: string): TwoTaggings[] {
  const lonely = [...one.keys()].find((id) => !other.has(id));
  if (lonely !== undefined)
    throw new WrongInput(`${otherPath} has no utterance ${lonely}, which ${onePath} has.`);
  const extra = [...other.keys()].find((id) => !one.has(id));
  if (extra !== undefined)
    throw new WrongInput(`${onePath} has no utterance ${extra}, which ${otherPath} has.`);
  return [...one].map(([id, tags]) => ({ one: tags, other: other.get(id) ?? [] }));
}

function inWords({ one, other, agreed, percent, kappa, alpha }: Agreement): string {
  const rows = [
    ['tags of one', one],
    ['tags of the other', other],
    ['agreed', agreed],
    ['agreement', percent === null ? '–' : `${percent.toFixed(2)} %`],
    ["Cohen's kappa", figure(kappa)],
    ["Krippendorff's alpha", figure(alpha)],
  ];
  const references = REFERENCE_AGREEMENTS.map(({ of, kinds, percent: known }) => [
    `${REFERENCES[of]} (${kinds} kinds)`,
    `${known} %`,
  ]);
  return `${table(rows)}\n\nTo compare with:\n${table(references)}`;
}

const REFERENCES: Readonly<Record<(typeof REFERENCE_AGREEMENTS)[number]['of'], string>> = {
  dialogueActs: 'dialogue acts',
  rhetoricalRelations: 'rhetorical relations',
  discussionTags: 'discussion tags, two people',
};

function figure(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}
