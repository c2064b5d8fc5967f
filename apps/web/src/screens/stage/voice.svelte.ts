import { soundOf } from '../../model/stage/voices.ts';
import { keep, kept } from '../../shell/keeping.ts';

/** Who says something, and in which language. */
export interface SpokenText {
  readonly text: string;
  readonly language: string;
  /** `null`: the narrator. */
  readonly seat: { readonly name: string; readonly player: number; readonly players: number } | null;
}

/** A voice that never ends would hold the film for ever. */
const LONGEST = 40_000;

/** The voices of the browser: off until somebody wants them. */
export class BrowserVoice {
  #isOn = $state(kept('voice') === 'on');

  get isOn(): boolean {
    return this.#isOn && BrowserVoice.isThere;
  }

  static get isThere(): boolean {
    return 'speechSynthesis' in globalThis;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    keep('voice', this.#isOn ? 'on' : 'off');
    if (!this.#isOn) this.hush();
  }

  /** Done when it has been said, or where there are no voices. */
  say({ text, language, seat }: SpokenText, speed = 1): Promise<void> {
    if (!this.isOn || text === '') return Promise.resolve();
    const spoken = new SpeechSynthesisUtterance(text);
    const voices = speechSynthesis.getVoices();
    const { voice, pitch, rate } = soundOf(seat ?? { name: '', player: 1, players: 1 }, language, voices);
    spoken.lang = language;
    spoken.pitch = seat === null ? 1 : pitch;
    spoken.rate = Math.min(2, rate * Math.max(1, speed));
    if (voice !== null) spoken.voice = voice;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LONGEST);
      spoken.onend = spoken.onerror = () => {
        clearTimeout(timer);
        resolve();
      };
      speechSynthesis.speak(spoken);
    });
  }

  hush(): void {
    if (BrowserVoice.isThere) speechSynthesis.cancel();
  }
}
