import { findPreset, type Event } from '@mura/engine';
import { test } from 'vitest';
import { toGiven } from '../src/source/given.ts';
import { openSite, scriptVillage } from './pages.ts';
test('dbg', async () => {
  const site = await openSite();
  const page = await site.open();
  const found = findPreset('licos-5'); const rules = (found as any).value;
  const now = Date.now();
  const events: any[] = [
    { type: 'opened', audience: 'public', preset: 'licos-5', rules, cast: ['千代', '源太', '綾', '栄作', '花'].map((name) => ({ name })), language: 'ja' },
    { type: 'roleTold', audience: [1], player: 1, role: 'seer', fellows: [] },
    { type: 'dayBegan', audience: 'public', day: 0 },
    { type: 'dawnBroke', audience: 'public', day: 1, dead: [], votes: null, counts: null, executed: null },
    { type: 'phaseBegan', audience: 'public', day: 1, phase: 'discussion', round: 0, asked: [1,2,3,4,5], seconds: 3600 },
    ...Array.from({ length: 5000 }, (_, n) => ({ type: 'talked', audience: 'public', channel: 'talk', player: (n % 5) + 1, number: n, text: `発言 ${n}`, day: 1, turn: null, idx: n, to: null, replyTo: n === 4999 ? 100 : null, expression: null, language: null })),
  ];
  await scriptVillage(page, [{ type: 'welcome', player: 1, now }, ...events.map((event, number) => ({ type: 'event', number, at: now, event: toGiven(event) }))]);
  const t0 = Date.now();
  await page.goto(site.url + '/solo');
  await page.locator('#p4999').waitFor();
  console.log('shown after', Date.now() - t0);
  const state = () => page.evaluate(() => { const b = document.querySelector('.scroll')!; return { top: b.scrollTop, h: b.scrollHeight, posts: document.querySelectorAll('.post').length, drawn: [...document.querySelectorAll('.chunk')].filter((c) => c.children.length).map((c) => c.getAttribute('data-chunk')) }; });
  console.log(JSON.stringify(await state()));
  await page.locator('#p4999 .re').click();
  for (let i = 0; i < 4; i++) { await page.waitForTimeout(300); console.log(JSON.stringify(await state())); }
  await site.stop();
}, 60000);
