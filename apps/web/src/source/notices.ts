import type { Language } from '@mura/words';
import { ask } from './server.ts';

/** Whether this browser is told; `null`: it cannot be, or the server tells nobody. */
export async function isTold(): Promise<boolean | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const key = await serverKey();
  if (key === null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration === undefined ? null : (await registration.pushManager.getSubscription()) !== null;
}

async function serverKey(): Promise<string | null> {
  const answer = await ask<{ readonly key: string | null }>('GET', '/push');
  return answer.ok ? answer.value.key : null;
}

/** The browser asks its user first. */
export async function beTold(language: Language): Promise<'told' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await serverKey();
  if (key === null) return 'failed';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys = {} } = subscription.toJSON();
    const { p256dh, auth } = keys;
    const answer = await ask('POST', '/push', { endpoint, p256dh, auth, language });
    if (!answer.ok) await subscription.unsubscribe();
    return answer.ok ? 'told' : 'failed';
  } catch {
    return 'failed';
  }
}

export async function beLeftAlone(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription === null) return;
  await ask('DELETE', '/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
