import type { web } from '@mura/protocols';
import { ask, type Done, type ServerAnswer } from './server.ts';

export type Overview = web.OverviewAnswer;

export interface OpenReport {
  readonly id: number;
  readonly village: string;
  readonly at: number;
  readonly reason: string;
  readonly player: number | null;
}

export function overview(): ServerAnswer<Overview> {
  return ask('GET', '/admin/overview');
}

export function openReports(): ServerAnswer<{ readonly reports: readonly OpenReport[] }> {
  return ask('GET', '/reports');
}

export function closeReport(id: number): ServerAnswer<Done> {
  return ask('POST', `/reports/${id}/close`, {});
}

export function giveRight(name: string, right: web.Right): ServerAnswer<Done> {
  return ask('POST', '/admin/rights', { name, right });
}

export function bar(person: string, barred: boolean, reason: string): ServerAnswer<Done> {
  return ask('POST', '/admin/bar', { person, barred, reason });
}

export function signIn(name: string, password: string): ServerAnswer<object> {
  return ask('POST', '/session', { name, password });
}

export function claim(token: string): ServerAnswer<Done> {
  return ask('POST', '/admin/claim', { token });
}
