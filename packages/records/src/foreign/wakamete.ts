import type { Result } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import type { VillageRecord } from '../record.ts';
import type { StoryPlayer, StoryStep } from './foreign-game.ts';
import { textOf, trimmed } from './html.ts';
import { recordOfStory } from './record-of-story.ts';

/** A saved page of the chat-type CGI sites (わかめて鯖): one phase of a village, as one participant saw it. */
export function isChatPage(text: string): boolean {
  return text.includes('◆ 村人たち') && text.includes('◆ 出来事');
}

/** `153535番地`: pages of the same village have the same. */
export function villageOfChat(text: string): string | null {
  return /(\d+)番地/.exec(text)?.[1] ?? null;
}

/** The pages of one village, in whatever order. */
export function readChatPages(
  pages: readonly string[],
  licence: string | null = null,
): Result<VillageRecord, LogError> {
  const read = pages.map(pageOf).sort((one, other) => one.day - other.day || one.at - other.at);
  const steps: StoryStep[] = [];
  for (const [index, { day, steps: own }] of read.entries()) {
    if (read[index - 1]?.day !== day) steps.push({ type: 'day', day, stage: 'game' });
    steps.push(...own);
  }
  return recordOfStory(
    {
      format: 'wakamete',
      village: villageOfChat(pages[0] ?? ''),
      language: 'ja',
      players: castOf(pages),
      steps,
      unknown: ['at', 'divined', 'identified', 'guarded', 'attacked', 'outcome'],
    },
    licence,
  );
}

interface ChatPage {
  readonly day: number;
  /** Day before night. */
  readonly at: number;
  readonly steps: readonly StoryStep[];
}

/** Everybody in the table of those who live and died. */
function castOf(pages: readonly string[]): StoryPlayer[] {
  const names = pages.flatMap((page) => {
    const table = page.slice(page.indexOf('◆ 村人たち'), page.indexOf('◆ ', page.indexOf('◆ 村人たち') + 2));
    return [...table.matchAll(/<td>([^<]+)<br>\s*（(?:生存中|死　亡)）/g)].map(([, name]) => trimmed(name!));
  });
  return [...new Set(names)].map((name) => ({ name, role: null }));
}

/** The newest stands first on the page, so its rows are read from the last. */
function pageOf(html: string): ChatPage {
  const happened = html.slice(html.indexOf('◆ 出来事'));
  const day = Number(/>(\d+)<\/font>\s*日目/.exec(happened)?.[1] ?? 1);
  const isNight = happened.slice(0, 600).includes('moon.gif');
  const rows = rowsOf(happened).reverse();
  return { day, at: isNight ? 1 : 0, steps: rows.flatMap((row) => stepsIn(row, isNight)) };
}

/** The rows of the table of events; a table of votes is a row of it. */
function rowsOf(html: string): string[] {
  const start = html.indexOf('<table', html.indexOf('</span>') < 0 ? 0 : html.indexOf('</span>'));
  const body = html.slice(start);
  return [
    ...body.matchAll(
      /<tr><td[^>]*(?:colspan="2"|valign="top")[^>]*>[\s\S]*?(?=<tr><td[^>]*(?:colspan="2"|valign="top")|<input type="hidden"|$)/g,
    ),
  ].map(([row]) => row);
}

const SAID = /<b>([^<]+)<\/b>\s*(さん[^<]*)?(?:<\/font>)?<\/td><td>(?:「([\s\S]*)」)/;

function stepsIn(row: string, isNight: boolean): StoryStep[] {
  const votes = [
    ...row.matchAll(/<td><b>([^<]+)<\/b>さん<\/td><td>[^<]*票<\/td><td>投票先 → <b>([^<]+)<\/b>/g),
  ];
  if (votes.length > 0)
    return votes.map(([, player, target]) => ({
      type: 'vote',
      player: trimmed(player!),
      target: trimmed(target!),
    }));
  const dead = /<b>([^<]+)<\/b>さんは翌日/.exec(row)?.[1];
  if (dead !== undefined) return [{ type: 'found', dead: [trimmed(dead)] }];
  const executed = /<b>([^<]+)<\/b>さんは村民協議の結果/.exec(row)?.[1];
  if (executed !== undefined) return [{ type: 'executed', player: trimmed(executed) }];
  const sudden = /<b>([^<]+)<\/b>さんは[\s\S]*突然死/.exec(row)?.[1];
  if (sudden !== undefined) return [{ type: 'sudden', player: trimmed(sudden) }];
  const [, speaker, manner, text] = SAID.exec(row) ?? [];
  if (speaker === undefined || manner === undefined || text === undefined)
    return [{ type: 'kept', line: textOf(row).trim() }];
  // By night the living hear only themselves, and the pack each other.
  const channel = manner.includes('独り言') ? 'soliloquy' : isNight ? 'whisper' : 'talk';
  return [{ type: 'said', channel, player: trimmed(speaker), text: trimmed(text), at: null }];
}
