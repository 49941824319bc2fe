/**
 * What a learner should read first where the dictionary begins with a rarer sense or a paragraph of grammar.
 * One line each: the character (simplified), the reading it is for in numbered pinyin, the meanings in a few words. Where
 * several traditional characters are written so and read so, a slash names the one that is meant.
 */
const TABLE = `
  的 de5 's; of (links a word to what it describes)
  了 le5 (shows that something has happened or has changed)
  着 zhe5 -ing (shows that something is going on)
  过 guo5 (shows that one has done something before)
  得 de5 (after a verb: how it is done)
  地 de5 -ly (before a verb: how it is done)
  们 men5 (more than one person)
  个 ge4 (the usual measure word)
  子 zi5 (ending of many nouns)
  么 me5 (ending of 什么 what, 怎么 how)
  是 shi4 to be; yes
  在 zai4 at; in; (before a verb) be doing
  他 ta1 he; him
  她 ta1 she; her
  它 ta1 it
  这 zhe4 this
  那 na4 that
  什 shen2 (in 什么) what
  和/和 he2 and; with
  来 lai2 to come
  就 jiu4 then; right away; just
  也 ye3 also; too
  才/才 cai2 only then; just now; talent
  把 ba3 (puts the object before the verb); handful
  被 bei4 by (what was done to whom); quilt
  给 gei3 to give; to; for
  让 rang4 to let; to make somebody do
  太 tai4 too; very
  最 zui4 most; -est
  更 geng4 even more
  但 dan4 but
  很 hen3 very
  再 zai4 again
  还 hai2 still; also
  别 bie2 don't; other
  应 ying1 should
  以 yi3 by means of; with
  为 wei4 for; because of
  从 cong2 from
  向/向 xiang4 towards
  里/裡 li3 in; inside
  中 zhong1 middle; in; China
  下 xia4 down; below; next
  面/面 mian4 face; side
  次 ci4 time (how many times); next
  点 dian3 o'clock; a little; dot
  张 zhang1 (measure word for flat things); to open
  件 jian4 (measure word for clothes and matters)
  第 di4 (makes numbers into first, second, third)
  两 liang3 two
  岁 sui4 years old
  时 shi2 time; when
  号/號 hao4 number; day of the month
  本 ben3 (measure word for books); root
  口 kou3 mouth; (measure word for people in a family)
  干/幹 gan4 to do
  当 dang1 to be; to work as; when
  要 yao4 to want; will; must
  会 hui4 can; know how to; will
  打 da3 to hit; to play (a ball game); to make (a call)
  发 fa1 to send; to give out
  出/出 chu1 out; to go out
  关/關 guan1 to close; to turn off
  带 dai4 to bring; to take along; belt
  教 jiao1 to teach
  通 tong1 to go through; open
  度 du4 degree
  像 xiang4 to be like; to look like
  队 dui4 team; line
  电 dian4 electricity
  气 qi4 air; to be angry
  话 hua4 words; speech
  题 ti2 question; topic
  笔 bi3 pen; pencil
  事 shi4 thing; matter
  场 chang3 field; place for sports or shows
  身 shen1 body
  行 xing2 OK; to walk; to go
  正 zheng4 just now; straight; correct
  道 dao4 road; way
  成 cheng2 to become; to succeed
  所 suo3 place; that which
  方 fang1 square; direction
  于 yu2 in; at; than
  望 wang4 to look into the distance; to hope
  死 si3 to die; dead
  爷 ye2 grandpa
  奶 nai3 milk; (in 奶奶) grandma
  绿 lu:4 green
  黄 huang2 yellow
  红 hong2 red
  鸟 niao3 bird
  花 hua1 flower; to spend
  鱼 yu2 fish
  猫 mao1 cat
  山 shan1 mountain; hill
  吃 chi1 to eat
  玩 wan2 to play
`;

interface FirstMeanings {
  traditional: string | undefined;
  meanings: string[];
}

const byReading = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, FirstMeanings] => {
      const [headword = '', pinyin = '', ...meaning] = line.trim().split(' ');
      const [simplified = '', traditional] = headword.split('/');
      return [keyOf({ simplified, pinyin }), { traditional, meanings: meaning.join(' ').split('; ') }];
    }),
);

/** The meanings to put before an entry's own; none for most entries. */
export function firstMeaningsOf(entry: { simplified: string; traditional: string; pinyin: string }): readonly string[] {
  const first = byReading.get(keyOf(entry));
  return first && (first.traditional ?? entry.traditional) === entry.traditional ? first.meanings : [];
}

/** The headwords with their readings that have a line, for the test that looks whether the dictionary has them. */
export const firstMeaningKeys: readonly string[] = [...byReading.keys()];

function keyOf({ simplified, pinyin }: { simplified: string; pinyin: string }): string {
  return `${simplified} ${pinyin}`;
}
