import { mannerOf, studied, sumOfManners, type TalkManner } from '@mura/corpus';
import type { natural } from '@mura/language';
import { Command } from 'commander';
import { complain, GAMES, gamesAt, isRead } from '../games.ts';
import { jsonOption, talkLanguageOption, tongueIn } from '../options.ts';
import { percent, print, printJson, table } from '../print.ts';

interface Options {
  readonly lang?: natural.Tongue;
  readonly json?: true;
}

/** `mura bots talk`: how players talk, be they bots or people. */
export function talkMannerCommand(): Command {
  return new Command('talk')
    .description('how the players of some games talk: repetitions, answers, contradictions, secrets, length')
    .argument('<files...>', GAMES)
    .addOption(talkLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Each file is a row; give games of bots and games of people to compare them. An utterance is repeated when the same was
said before in that game by anybody: to the letter, or but for names, fillers, endings and punctuation. Contradictions are
words at odds with an own claim or result. "of dead": the dead suspected, or asked, as if they lived; "trust": a claim
believed of somebody whom the speaker called a werewolf or voted for, and has not taken it back; "turns": another accused on
one day, and the one before not let go; "returns": somebody accused on the day on which they were let go; "ballots": a vote
for another than the voter accused last on that day.

Examples:
  $ mura bots talk ours.mura.jsonl contest.jsonl.gz`;

async function run(files: string[], { lang, json }: Options): Promise<void> {
  const rows: { file: string; manner: TalkManner }[] = [];
  for (const file of files) {
    const manners: TalkManner[] = [];
    for await (const found of gamesAt([file])) {
      if (!isRead(found)) complain(found.error);
      else manners.push(mannerOf(found.record, studied(found.record, tongueIn(lang))));
    }
    rows.push({ file, manner: sumOfManners(manners) });
  }
  if (json) {
    const all = sumOfManners(rows.map(({ manner }) => manner));
    const files = rows.map(({ file, manner }) => ({ file, ...withShares(manner) }));
    printJson({ ...withShares(all), files });
  } else print(table([HEAD, ...rows.map(({ file, manner }) => rowOf(file, manner))]));
}

const HEAD = [
  'file',
  'games',
  'utterances',
  'silent',
  'letter',
  'repeated',
  'phrases',
  'take up',
  'answered',
  'contradict',
  'of dead',
  'trust',
  'turns',
  'returns',
  'ballots',
  'secrets',
  'length',
];

function withShares(manner: TalkManner) {
  return { ...manner, ...sharesOf(manner) };
}

function sharesOf(manner: TalkManner) {
  const { utterances, silences, repeatedToTheLetter, repeated, takingUp, questions, answered, characters } =
    manner;
  return {
    silenceShare: share(silences, utterances + silences),
    repeatedToTheLetterShare: share(repeatedToTheLetter, utterances),
    repeatedShare: share(repeated, utterances),
    takingUpShare: share(takingUp, utterances),
    answeredShare: share(answered, questions),
    meanLength: share(characters, utterances),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function rowOf(file: string, manner: TalkManner): (string | number)[] {
  const shares = sharesOf(manner);
  return [
    file,
    manner.games,
    manner.utterances,
    percent(shares.silenceShare),
    percent(shares.repeatedToTheLetterShare),
    percent(shares.repeatedShare),
    manner.phrases,
    percent(shares.takingUpShare),
    percent(shares.answeredShare),
    manner.contradictions,
    manner.deadSuspected,
    manner.trustUnsaid,
    manner.turnsUnsaid,
    manner.returns,
    manner.otherBallots,
    manner.secrets,
    shares.meanLength === null ? '–' : shares.meanLength.toFixed(1),
  ];
}
