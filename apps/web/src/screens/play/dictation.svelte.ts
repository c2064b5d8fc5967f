import { type Language, localeOf } from '@mura/words';

/** What of the browser's recognition of speech is used here. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult:
    | ((event: { readonly results: Iterable<Iterable<{ readonly transcript: string }>> }) => void)
    | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

function findRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** A microphone as a way to type: it listens only while somebody wants it, and sends nothing by itself. */
export class Dictation {
  #isOn = $state(false);
  #recognition: Recognition | null = null;

  static get isThere(): boolean {
    return findRecognition() !== undefined;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** What is heard is written after `before`. */
  start(
    language: Language,
    before: string,
    { write, fail }: { readonly write: (text: string) => void; readonly fail: () => void },
  ): void {
    const Recogniser = findRecognition();
    if (Recogniser === undefined || this.#isOn) return;
    const recognition = new Recogniser();
    recognition.lang = localeOf(language);
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      if (this.#recognition === recognition) write(before + heardIn(results));
    };
    // A silence or a stop is no failure.
    recognition.onerror = ({ error }) => {
      if (error !== 'no-speech' && error !== 'aborted') fail();
    };
    recognition.onend = () => {
      if (this.#recognition === recognition) this.#forget();
    };
    this.#recognition = recognition;
    this.#isOn = true;
    recognition.start();
  }

  stop(): void {
    const recognition = this.#recognition;
    this.#forget();
    recognition?.stop();
  }

  #forget(): void {
    this.#recognition = null;
    this.#isOn = false;
  }
}

/** The most likely words of each stretch. */
function heardIn(results: Iterable<Iterable<{ readonly transcript: string }>>): string {
  return [...results].map((guesses) => [...guesses][0]?.transcript ?? '').join('');
}
