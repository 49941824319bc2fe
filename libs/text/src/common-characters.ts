import { type BuiltInTranslation, parseCharacterTable } from './character-table.ts';

/** The characters that the web app suggests to beginners, sorted by their use in a child's everyday life. */
export const commonCharacters: readonly BuiltInTranslation[] = parseCharacterTable(`
  我 wǒ I; me
  你 nǐ you
  他 tā he; him
  她 tā she; her
  们 men plural ending for people
  好 hǎo good; well
  是 shì to be; yes
  不 bù not; no
  有 yǒu to have; there is
  没 méi not have; did not
  大 dà big
  小 xiǎo small
  多 duō many; much
  少 shǎo few; little
  人 rén person
  家 jiā home; family
  爸 bà dad
  妈 mā mom
  哥 gē older brother
  姐 jiě older sister
  弟 dì younger brother
  妹 mèi younger sister
  朋 péng friend
  友 yǒu friend
  爱 ài to love
  吃 chī to eat
  喝 hē to drink
  水 shuǐ water
  饭 fàn meal; cooked rice
  茶 chá tea
  看 kàn to look; to read
  听 tīng to listen
  说 shuō to speak
  读 dú to read aloud; to study
  写 xiě to write
  学 xué to study; to learn
  书 shū book
  字 zì character; word
  来 lái to come
  去 qù to go
  上 shàng up; on
  下 xià down; under
  今 jīn today; now
  天 tiān day; sky
  年 nián year
  月 yuè month; moon
  日 rì day; sun
  早 zǎo early; morning
  晚 wǎn evening; late
  中 zhōng middle; China
`);
