import { openAIWolf } from './aiwolf/open-door.ts';
import type { Door, DoorParts, OpenDoor } from './door.ts';
import { openLicos } from './licos/open-door.ts';
import { openNlp } from './nlp/open-door.ts';

/** Every door of a server; adding one is a line here. */
const DOORS: readonly OpenDoor[] = [openAIWolf, openNlp, openLicos];

/** Opens all doors; where one cannot be, those that are open are closed again. */
export async function openDoors(parts: DoorParts): Promise<readonly Door[]> {
  const doors: Door[] = [];
  try {
    for (const open of DOORS) {
      const door = await open(parts);
      if (door !== null) doors.push(door);
    }
    return doors;
  } catch (error) {
    for (const door of doors) await door.close();
    throw error;
  }
}
