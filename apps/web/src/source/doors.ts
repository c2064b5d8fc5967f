import type { web } from '@mura/protocols';

/** A door of the server that is open. */
export type DoorAnswer = web.DoorsAnswer['doors'][number];

/** The open doors of this server; `null`: nobody answers. */
export async function listDoors(): Promise<readonly DoorAnswer[] | null> {
  try {
    const answer = await fetch('/api/v1/doors', { headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as web.DoorsAnswer).doors : null;
  } catch {
    return null;
  }
}
