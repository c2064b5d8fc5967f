import type { CastLooks } from './looks.ts';

const UNIFORM = { clothes: 'coat', robe: '#33415c', collar: '#f7f4ec' } as const;
const SAILOR = { clothes: 'sailor', robe: '#f0ede4', collar: '#33415c' } as const;

/** The people of the cast `academy`, by id. */
export const academyLooks: CastLooks = {
  aoi: { ...SAILOR, skin: 'fair', hair: ['hime', '#2a2b3c'], work: ['天文部長', 'astronomer', '천문부장'] },
  fumiya: { ...UNIFORM, skin: 'warm', hair: ['side', '#3a2f2a'], marks: ['glasses'], work: ['新聞部', 'reporter', '신문부'] },
  emi: { skin: 'fair', hair: ['bob', '#5a3a33'], clothes: 'coat', robe: '#e6e4dc', collar: '#7a9bb5', work: ['物理の先生', 'physics', '물리 교사'] },
  goro: { skin: 'tan', hair: ['cropped', '#8f8b88'], clothes: 'jersey', robe: '#5b6b4d', collar: '#d9d2bd', marks: ['stubble', 'wrinkles'], wear: ['visor', '#46523b'], work: ['用務員', 'caretaker', '관리인'] },
  lin: { ...SAILOR, skin: 'fair', hair: ['twin', '#2b2226'], wear: ['ribbon', '#c0475a'], work: ['留学生', 'exchange', '유학생'] },
  itsuki: { ...UNIFORM, skin: 'fair', hair: ['short', '#2e2a33'], work: ['生徒会長', 'president', '학생회장'] },
  saki: { ...SAILOR, skin: 'pale', hair: ['bowl', '#4a3426'], wear: ['flower', ''], work: ['最年少', 'youngest', '최연소'] },
  natsuki: { skin: 'warm', hair: ['short', '#3b332e'], clothes: 'jersey', robe: '#6f7f9a', collar: '#fbf8f0', work: ['数学の先生', 'mathematics', '수학 교사'] },
  tomoe: { skin: 'warm', hair: ['bun', '#bdb8b4'], clothes: 'jersey', robe: '#7b5a6b', collar: '#efe3dc', marks: ['glasses', 'wrinkles'], work: ['司書', 'librarian', '사서'] },
  ben: { ...UNIFORM, skin: 'dark', hair: ['cropped', '#1c191b'], marks: ['glasses'], work: ['ロボット部', 'robot club', '로봇부'] },
  mayuko: { skin: 'fair', hair: ['tail', '#4a3530'], clothes: 'coat', robe: '#f1eee6', collar: '#d9a0a0', marks: ['mole'], work: ['保健の先生', 'nurse', '보건 교사'] },
  haruto: { skin: 'tan', hair: ['short', '#5c3f28'], clothes: 'jersey', robe: '#c8503c', collar: '#fff4e4', wear: ['band', '#f2f0e8'], work: ['陸上部', 'runner', '육상부'] },
  juri: { ...SAILOR, skin: 'pale', hair: ['curls', '#7a3f3a'], wear: ['ribbon', '#7b4a8c'], work: ['演劇部', 'actress', '연극부'] },
  osamu: { skin: 'warm', hair: ['none', ''], clothes: 'coat', robe: '#4a4550', collar: '#f5f1e6', beard: ['moustache', '#b8b4af'], marks: ['glasses'], work: ['校長', 'headmaster', '교장'] },
  kanon: { ...SAILOR, skin: 'fair', hair: ['parted', '#6b4a3a'], wear: ['pin', ''], work: ['放送部', 'radio club', '방송부'] },
  daichi: { ...UNIFORM, skin: 'deep', hair: ['bowl', '#2b2320'], robe: '#3f5c46', work: ['園芸部', 'gardener', '원예부'] },
  petra: { skin: 'pale', hair: ['braid', '#d4a95e'], clothes: 'jersey', robe: '#8a6f3f', collar: '#f7ecd2', marks: ['freckles'], work: ['語学助手', 'assistant', '어학 조교'] },
  wataru: { skin: 'tan', hair: ['side', '#2c2a2b'], clothes: 'coat', robe: '#2f4f6b', collar: '#e9e4d6', wear: ['cap', '#2f4f6b'], work: ['バス運転手', 'bus driver', '버스 기사'] },
  chika: { ...SAILOR, skin: 'fair', hair: ['bob', '#2d2530'], marks: ['glasses'], work: ['将棋部', 'shogi club', '장기부'] },
  ryo: { ...UNIFORM, skin: 'warm', hair: ['knot', '#3d2f2a'], work: ['写真部', 'photographer', '사진부'] },
  umi: { skin: 'tan', hair: ['tail', '#2a3a4c'], clothes: 'jersey', robe: '#2f7f94', collar: '#e6f2f0', work: ['水泳部', 'swimmer', '수영부'] },
  yuzuki: { ...SAILOR, skin: 'pale', hair: ['long', '#8a7f9a'], marks: ['mole'], work: ['三年生', 'senior', '3학년'] },
};
