import { CHANNELS, type Channel } from '@mura/engine';

type KeptText = readonly [channel: Channel, text: string];

/** What was being written in a village when its page was left; kept for this tab alone. */
export function draftsKept(keepAs: string): KeptText[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`mura.${keepAs}`) ?? '{}') as Record<string, unknown>;
    return CHANNELS.flatMap((channel): KeptText[] => {
      const text = kept[channel];
      return typeof text === 'string' ? [[channel, text]] : [];
    });
  } catch {
    return [];
  }
}

export function keepDrafts(keepAs: string, texts: readonly KeptText[]): void {
  try {
    sessionStorage.setItem(
      `mura.${keepAs}`,
      JSON.stringify(Object.fromEntries(texts.filter(([, text]) => text !== ''))),
    );
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}
