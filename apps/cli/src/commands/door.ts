import { Command } from 'commander';
import { aiwolfDoorCommand } from '../doors/aiwolf.ts';
import { licosDoorCommand } from '../doors/licos.ts';
import { nlpDoorCommand } from '../doors/nlp.ts';

/** Every door that can stand alone; adding one is a line here. */
const DOORS = [aiwolfDoorCommand, licosDoorCommand, nlpDoorCommand];

/** `mura door`: one door alone, without a database: the quick local server of an agent builder. */
export function doorCommand(): Command {
  const command = new Command('door').description('a server for agents of one kind, without a database');
  for (const door of DOORS) command.addCommand(door());
  return command;
}
