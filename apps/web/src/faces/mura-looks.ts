import type { CastLooks } from './looks.ts';

/** The villagers of the cast `mura`, by id. */
export const muraLooks: CastLooks = {
  chiyo: { skin: 'warm', hair: ['bun', '#aaa6a6'], robe: '#7a6a5b', collar: '#e9dfcc', marks: ['wrinkles'], work: ['隠居', 'elder', '은거 노인'] },
  genta: { skin: 'warm', hair: ['short', '#2e2a33'], robe: '#2f6b6a', collar: '#e6e0cc', work: ['大工見習い', 'apprentice', '견습 목수'] },
  aya: { skin: 'fair', hair: ['hime', '#242634'], robe: '#8b7fae', collar: '#efe9f3', work: ['機織り', 'weaver', '베 짜는 이'] },
  eisaku: { skin: 'warm', hair: ['side', '#8d8a88'], robe: '#46604a', collar: '#e8e2cf', beard: ['moustache', '#8d8a88'], work: ['村長', 'headman', '촌장'] },
  hana: { skin: 'fair', hair: ['twin', '#5b3a2e'], robe: '#d98a86', collar: '#fbf0e2', wear: ['flower', ''], work: ['山の子', 'hill child', '산골 아이'] },
  zenkai: { skin: 'warm', hair: ['none', ''], robe: '#b9722f', collar: '#efe3c6', marks: ['wrinkles'], work: ['和尚', 'priest', '스님'] },
  kiku: { skin: 'fair', hair: ['bun', '#2c2433'], robe: '#7b4a78', collar: '#f4d9dc', wear: ['pin', ''], marks: ['mole'], work: ['酒蔵の主', 'brewer', '양조장 주인'] },
  isuke: { skin: 'tan', hair: ['none', ''], robe: '#3f4654', collar: '#c9c3b6', wear: ['band', '#b5483a'], marks: ['stubble'], heavyBrows: true, work: ['鍛冶屋', 'blacksmith', '대장장이'] },
  suzu: { skin: 'fair', hair: ['tail', '#33262b'], robe: '#c2604a', collar: '#fbeadb', wear: ['ribbon', '#f0d58a'], work: ['笛吹き', 'flute girl', '피리 부는 아이'] },
  naokichi: { skin: 'tan', hair: ['short', '#3a3026'], robe: '#8a3b2c', collar: '#e7dcc6', wear: ['band', '#3a5a86'], marks: ['scar'], work: ['飛脚', 'courier', '파발꾼'] },
  matsu: { skin: 'tan', hair: ['braid', '#7c7672'], robe: '#6f8a4a', collar: '#f0ecd0', marks: ['wrinkles'], work: ['産婆', 'midwife', '산파'] },
  daikichi: { skin: 'tan', hair: ['short', '#4b4038'], robe: '#6b5433', collar: '#d8c7a0', beard: ['full', '#4b4038'], wear: ['kasa', ''], heavyBrows: true, work: ['炭焼き', 'charcoal burner', '숯쟁이'] },
  orie: { skin: 'fair', hair: ['long', '#2a2433'], robe: '#b23a3a', collar: '#fffaf2', work: ['巫女', 'shrine maiden', '무녀'] },
  rokubei: { skin: 'warm', hair: ['knot', '#c9c6c2'], robe: '#55624f', collar: '#e6dfc9', beard: ['full', '#d9d6d1'], marks: ['wrinkles'], work: ['元きこり', 'old woodcutter', '늙은 나무꾼'] },
  ume: { skin: 'warm', hair: ['bob', '#4a3a3a'], robe: '#a9765f', collar: '#fbf3e4', wear: ['scarf', '#6d86a8'], work: ['豆腐屋', 'tofu maker', '두부장수'] },
  junan: { skin: 'fair', hair: ['side', '#4b4a52'], robe: '#4a5f8a', collar: '#f1ead8', marks: ['glasses'], beard: ['moustache', '#4b4a52'], work: ['医者', 'doctor', '의원'] },
  wakana: { skin: 'fair', hair: ['parted', '#3a2c2a'], robe: '#3f6f8f', collar: '#f1ead8', marks: ['glasses'], work: ['手習い師匠', 'teacher', '훈장'] },
  torakichi: { skin: 'deep', hair: ['cropped', '#22242c'], robe: '#3a6f98', collar: '#dfe7ea', marks: ['stubble'], wear: ['band', '#d9a441'], work: ['火の見番', 'fire watch', '망루지기'] },
  fuji: { skin: 'fair', hair: ['bun', '#4a2f2b'], robe: '#a63d40', collar: '#f3e3cf', wear: ['pin', ''], work: ['宿の女将', 'innkeeper', '여관 안주인'] },
  benzo: { skin: 'deep', hair: ['knot', '#3a3d44'], robe: '#4f7f8c', collar: '#dfe7ea', wear: ['kasa', ''], beard: ['moustache', '#3a3d44'], work: ['渡し守', 'ferryman', '나루지기'] },
  yukimaru: { skin: 'pale', hair: ['bowl', '#8a5a2b'], robe: '#d29a3a', collar: '#fff2d6', marks: ['freckles'], work: ['末っ子', 'youngest', '막내'] },
};
