import { closeSync, openSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { bytesOf } from './text-bytes.ts';

/** The record of one village. What is added is gathered, and written together; the journal has it meanwhile. */
export class RecordFile {
  readonly #path: string;
  readonly #file: number;
  #unwritten: string[];
  #isOpen = true;

  constructor(path: string, header: string) {
    this.#path = path;
    this.#file = openSync(path, 'ax');
    this.#unwritten = [header];
  }

  add(lines: readonly string[]): void {
    for (const line of lines) this.#unwritten.push(line);
  }

  write(): void {
    if (this.#unwritten.length === 0 || !this.#isOpen) return;
    const lines = this.#unwritten;
    this.#unwritten = [];
    writeAll(this.#file, bytesOf(lines));
  }

  /** Nothing is added any more. */
  close(): void {
    if (!this.#isOpen) return;
    try {
      this.write();
    } finally {
      this.#isOpen = false;
      closeSync(this.#file);
    }
  }

  /** Makes durable what was added until now. */
  async sync(): Promise<void> {
    this.write();
    // With a file of its own: the record may be closed meanwhile.
    const file = await open(this.#path, 'r+');
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}

/** At a place, or at the end of the file. A file that takes only a part of it is full. */
export function writeAll(file: number, bytes: Buffer, at: number | null = null): void {
  for (let written = 0; written < bytes.length; ) {
    const place = at === null ? null : at + written;
    written += writeSync(file, bytes, written, bytes.length - written, place);
  }
}
