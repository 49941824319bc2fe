import { type BuiltInTranslation, parseCharacterTable } from './character-table.ts';

/** Characters with a built-in translation that are not among `commonCharacters`. They are not suggested to beginners for learning. */
export const furtherBuiltInTranslations: readonly BuiltInTranslation[] = parseCharacterTable(`
  一 yī one
  二 èr two
  三 sān three
  四 sì four
  五 wǔ five
  六 liù six
  七 qī seven
  八 bā eight
  九 jiǔ nine
  十 shí ten
  百 bǎi hundred
  千 qiān thousand
  红 hóng red
  黄 huáng yellow
  蓝 lán blue
  绿 lǜ green
  白 bái white
  黑 hēi black
  春 chūn spring
  夏 xià summer
  秋 qiū autumn
  冬 dōng winter
  风 fēng wind
  雨 yǔ rain
  雪 xuě snow
  云 yún cloud
  山 shān mountain
  河 hé river
  海 hǎi sea
  花 huā flower
  草 cǎo grass
  树 shù tree
  木 mù wood
  火 huǒ fire
  土 tǔ earth; soil
  金 jīn gold; metal
  星 xīng star
  狗 gǒu dog
  猫 māo cat
  鸟 niǎo bird
  鱼 yú fish
  马 mǎ horse
  牛 niú cow
  羊 yáng sheep
  手 shǒu hand
  口 kǒu mouth
  眼 yǎn eye
  耳 ěr ear
  头 tóu head
  心 xīn heart
  高 gāo tall; high
  长 cháng long
  新 xīn new
  老 lǎo old
  快 kuài fast
  慢 màn slow
  冷 lěng cold
  热 rè hot
  开 kāi to open; to drive
  关 guān to close; to turn off
  走 zǒu to walk
  跑 pǎo to run
  坐 zuò to sit
  买 mǎi to buy
  玩 wán to play
  笑 xiào to laugh; to smile
  哭 kū to cry
  想 xiǎng to think; to want; to miss
  住 zhù to live; to stay
  门 mén door
  车 chē car; vehicle
  国 guó country
`);
