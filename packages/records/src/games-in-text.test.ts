import { describe, expect, test } from 'vitest';
import { gamesInText } from './games-in-text.ts';

describe('the games of a text', () => {
  test('are the records of a shard', () => {
    const records = [
      '{"mura":1}\n{"seq":0}\n',
      '{"mura":1}\n',
      '{"mura":1}\n{"seq":0,"text":"{\\"mura\\":1}"}\n',
    ];
    expect(gamesInText(records.join(''))).toEqual(records);
  });

  test('are the logs of a collection, one a line', () => {
    const lines = ['{"name":"a","log":"0,status,1"}', '{"log":"0,status,2\\n1,talk"}'];
    expect(gamesInText(`${lines.join('\n')}\n`)).toEqual(['0,status,1', '0,status,2\n1,talk']);
  });

  test('are the games of LLMafia, and the text itself where it is neither', () => {
    const game = '{"game":"7","winner_line":"mafia wins"}';
    expect(gamesInText(`${game}\n${game}\n`)).toEqual([game, game]);
    expect(gamesInText('0,status,1\n1,talk\n')).toEqual(['0,status,1\n1,talk\n']);
    expect(gamesInText('')).toEqual(['']);
  });
});
