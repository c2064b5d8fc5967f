import { accept, type Result, refuse } from '@mura/engine';
import type { web } from '@mura/protocols';
import { arrive, ask, askText, type Done, type GuestAccount, type ServerAnswer, whoAmI } from './server.ts';

/** A village with bots that somebody played in their browser and sent; nobody else saw it being played. */
export type SentVillage = web.SentRecordAnswer;

/** Whoever sends one agrees to it. */
const SENT_LICENCE = 'CC-BY-4.0';

export async function sendRecord(record: string, nickname: string): ServerAnswer<SentVillage> {
  const person = await somebody(nickname);
  return person.ok ? ask('POST', '/records', { record, licence: SENT_LICENCE }) : person;
}

/** Tells whoever keeps this server of a line of a record, by its number there; the error is a code. */
export async function reportSent(
  id: string,
  number: number,
  reason: string,
  nickname: string,
): Promise<Result<null, string>> {
  const person = await somebody(nickname);
  const told = person.ok ? await ask('POST', `/records/${id}/reports`, { number, reason }) : person;
  return told.ok ? accept(null) : refuse(told.error.code);
}

/** Whoever is nobody yet on this server becomes a guest. */
async function somebody(nickname: string): ServerAnswer<GuestAccount> {
  const me = await whoAmI();
  const isNobody = !me.ok && (me.error.code === 'needsGuest' || me.error.code === 'wrongToken');
  return isNobody ? arrive(nickname) : me;
}

export function removeRecord(id: string): ServerAnswer<Done> {
  return ask('DELETE', `/records/${id}`);
}

/** Newest first. */
export async function sentRecords(limit: number): ServerAnswer<readonly SentVillage[]> {
  const found = await ask<{ records: SentVillage[] }>('GET', `/records?limit=${limit}`);
  return found.ok ? accept(found.value.records) : found;
}

export function sentRecord(id: string): ServerAnswer<string> {
  return askText(`/records/${encodeURIComponent(id)}`);
}
