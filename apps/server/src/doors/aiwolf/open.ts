import { type DoorAlone, hostAlone } from '../alone.ts';
import { diaryFiles } from '../diary-files.ts';
import { AIWolfDoor, type AIWolfDoorOptions } from './door.ts';

export interface DoorAloneOptions extends Omit<AIWolfDoorOptions, 'host' | 'now' | 'diary'> {
  /** Where the records go, one file a game. */
  readonly record: string;
  /** Where the diaries of the agents go, one file for each name; `null`: nobody keeps them. */
  readonly diary: string | null;
}

/** Opens the AIWolf door without a server: agents that connect play, records are written. */
export async function openAIWolfDoor(options: DoorAloneOptions): Promise<DoorAlone> {
  const alone = await hostAlone(options.record);
  const diary = diaryFiles(options.diary);
  const door = new AIWolfDoor({ ...options, host: alone.host, now: Date.now, diary: diary.write });
  const close = async () => {
    await door.close();
    await alone.stop();
    await diary.close();
  };
  try {
    return { port: await door.listen(), done: door.done, close };
  } catch (error) {
    await alone.stop();
    throw error;
  }
}
