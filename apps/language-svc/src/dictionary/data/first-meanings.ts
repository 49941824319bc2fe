/**
 * What a learner should read first where the dictionary begins with a rarer sense or a paragraph of grammar.
 * One line each: the character (simplified), the reading it is for in numbered pinyin, the meanings in a few words. Where
 * several traditional characters are written so and read so, a slash names the one that is meant.
 */
export const firstMeaningsTable = `
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
  些 xie1 some; a few
  现 xian4 now; present; to appear
  理 li3 reason; to put in order; to pay attention to
  解 jie3 to untie; to solve; to explain
  表 biao3 form; list; to show
  经 jing1 to pass through; by way of; classics
  形 xing2 form; shape
  克 ke4 gram; to overcome
  程 cheng2 journey; course; procedure
  规 gui1 rule; compass (for circles)
  确 que4 certain; true
  复/復 fu4 again; to repeat; to return
  究 jiu1 to study carefully; after all
  须/須 xu1 must; beard
  研 yan2 to study; to grind
  装 zhuang1 to pretend; to load; to install; clothes
  历/歷 li4 to experience; history
  考 kao3 to take an exam; to test
  兴 xing4 interest; excitement
  华 hua2 China; splendid
  京 jing1 capital city; Beijing
  则 ze2 then; rule
  钱 qian2 money; coin
  热 re4 hot; to heat
  够 gou4 enough
  其 qi2 his; her; its; that
  呢 ne5 (asks back: and you?); (something is still going on)
  吧 ba5 (makes a suggestion: let's …); (shows a guess: … I suppose)
  叫 jiao4 to be called; to shout
  米 mi3 rice; metre
  单 dan1 single; list; bill
  念 nian4 to read aloud; to study; to miss (somebody)
  连 lian2 even; to connect; in succession
  候 hou4 time; to wait
  越 yue4 (越 … 越 …) the more … the more …; to exceed
  除 chu2 except; to remove; to divide (numbers)
  查 cha2 to check; to look up
  照 zhao4 to take (a photo); to shine on; according to
  接 jie1 to meet; to pick up; to answer (a phone)
  跟 gen1 with; and; to follow
  站 zhan4 to stand; station; stop
  节 jie2 festival; section; (measure word for lessons)
  倒 dao4 to pour; upside down; backwards
  弹 tan2 to play (piano, guitar); to spring
  无 wu2 without; not to have
  由 you2 by; from; because of
  济 ji4 to help; to aid
  非 fei1 not; wrong; non-
  易 yi4 easy; to change
  系/係 xi4 to be; to relate to
  门 men2 door; gate
  老 lao3 old; always
  平 ping2 flat; level; calm
  性 xing4 nature; character
  指 zhi3 finger; to point at
  便 bian4 convenient; then
  革 ge2 leather; to reform
  团 tuan2 group; round; ball
  质 zhi4 quality; nature
  服 fu2 clothes; to obey
  往 wang3 to; towards; past
  布 bu4 cloth; to announce
  转 zhuan3 to turn; to pass on
  父 fu4 father
  母 mu3 mother
  落 luo4 to fall; to drop
  音 yin1 sound; note
  阿 a1 (before names and kinship words: 阿姨 auntie)
  量 liang4 amount; quantity; capacity
  结 jie2 knot; to tie; to end
  斗/鬥 dou4 to fight
  维 wei2 to keep up; to tie together
  另 ling4 another; other; besides
`;
