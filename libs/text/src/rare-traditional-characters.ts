/**
 * Simplified characters that OpenCC lacks, each followed by its traditional characters. They are pairs of the Unihan database 15.0 (Unicode License
 * V3, fields kSimplifiedVariant and kTraditionalVariant) outside the basic plane. A pair is listed if both characters have a reading of Mandarin, or
 * if the simplified character is in China's list of 8,105 characters (kTGH). The character biáng is added. Hardly any font has the other 3,000 pairs
 * of Unihan.
 */
export const rareSimplifiedAndTraditional = `
  𠉂㒓 𡝠㜷 𪨊㞞 𢋈㢝 𢛯㦎 𢶣㩹 𤈷㷿 𤽯㿧 𥁢䀉 𥅴䀹 𥬀䉙 𫂈䉬 𥮜䉲 𥺅䊭 𦈓䋿 𦈖䌈 𦈘䌋 𦈜䌖 𦈟䌝 𦈞䌟 𦈠䌥 𦈙䌰 𦰴䕳 𧉞䗿 𧹕䝻 𧹑䞈 𨑹䢨 𨱖䥩 𨸄䦘 𨷿䦳 𩏼䪏 𩐀䪗 𩏿䪘 𩖗䫴 𩙮䬘 𩙯䬝 𩙧䬞 𩠇䭀 𩠈䭃
  𩧭䭿 𩧰䮝 𩨁䮞 𩧿䮠 𩨇䮫 𩨏䮳 𩧪䮾 𩾈䱙 𩾊䱬 𩾋䱰 𩾂䲖 𪉂䲰 𪎈䴬 𪎋䴴 𠆲儣 𪞝凙 𠛅剾 𠯟哯 𪡏嗹 𠯠噅 𠱞囃 𪢮圞 𡒄壈 𪨗屩 𡶴嵼 𢀖巠 𢙐憹 𢙓懀 𢫬摋 𫽮攩 𢽾斅 𣘴檭 𣐤欍 𣶩澅 𣽷瀃 𤈶熉 𤇄熌 𤆡熓 𤋏熡
  𤇃爄 𤞤玁 𪻐瑽 𤦀瓕 𤾀皟 𥆧瞤 𥐻碙 𥐟礒 𬓼穨 𥬠篘 𥬈篵 𥬞籋 𦈌綀 𦈋綇 𦈏緍 𦈕緰 𦈉緷 𦈑緸 𦈔縎 𦈚縬 𦈐縺 𦈝繏 𦈛繓 𦈎繟 𣍰脥 𣍯腪 𣎑臗 𫌨覼 𫍙訑 𫍰諰 𫍢譊 𬤥譔 𧹖賟 𧹗贃 𫏋蹻 𨅬躝 𨉗軉 𨐅軗 𫐉軨
  𫐆轣 𨰿釳 𨱂鈋 𨱁鈠 𨱄鈯 𨱃鈲 𨱅鉁 𨱈鋉 𨱋錂 𨱉鍄 𨱎鍮 𨱍鎯 𨰾鎷 𨱌鏆 𨱒鏉 𫓩鏦 𨱓鐎 𨸂閍 𨸃閐 𩖖顃 𩙥颰 𩙪颷 𩙫颾 𫗦餔 𫗠餦 𫗮餭 𩧨駎 𩧫駚 𩧲駧 𩧴駩 𩧺駶 𫘣駻 𫘤騃 𩨀騔 𩨊騚 𩨃騝 𩨈騟 𩨄騪 𩧯驋
  𩽹魥 𫚒鮄 𫚔鮰 𩾁鯄 𫚙鯆 𩾇鯱 𩽼鯶 𫚈鱮 𫛛鳷 𪉃鳼 𫛞鴃 𫁡鴗 𪉈鴜 𪉆鴲 𪉍鵚 𫛶鶒 𫛸鶗 𪉑鷔 𪉊鷨 𫛢鸋 𪎊麨 𪎉麲 𠉗𠏢 𠛆𠞆 𠚳𠠎 𠴢𡄔 𠵸𡄣 𫭼𡑍 㛿𡠹 㟜𡾱 𢘝𢣚 挙𢸁 暅𣈶 𦞌𣎄 𣘷𣝕 𣭤𣯴 𣶫𣿉 𣺽𤁣 㷪𤎱
  𤜵𤡲 㻏𤫩 㾡𤷽 𤶧𤸫 𥅘𥌃 𬒗𥗽 䅪𥢢 𥧂𥨐 𦈈𥿊 𦈒𦂅 𦈗𦃄 𦨩𦪽 𦬙𦿍 䖼𧍕 𧒭𧔥 䙊𧜵 𫍟𧦧 𧳕𧳟 䞌𧵳 𧹓𧶔 𨁴𨅍 𧿈𨇁 𨂺𨈊 𨄄𨈌 䢀𨊰 䢁𨊸 𨐆𨊻 𨐉𨎮 𨐇𨏠 𨐊𨏥 𫜷𨞪 𨱀𨥛 𬭊𨧀 𨱊𨧱 𬭛𨨏 𨱐𨫒 𬭶𨭆 𬭳𨭎 𨱕𨮂
  𨸁𨳑 𨸀𨳕 𨸅𨴗 𨸆𨵩 𨸇𨵸 𨸉𨶀 𨸌𨶮 𨸋𨶲 𨸎𨷲 𨸘𨽏 𩏾𩎢 𩏽𩏪 𩖕𩓣 𩙦𩗀 𩙩𩘀 𩙭𩘝 𩙨𩘹 𩙬𩘺 𩙰𩙈 𩟿𩚛 𩠀𩚥 𩠁𩚵 𩠂𩛆 𩠃𩛩 𩠉𩜇 𩠆𩜦 𩠊𩜵 𩠋𩝔 𩠎𩞄 𩠏𩞦 䭪𩞯 𩠅𩟐 𩧦𩡺 𩧬𩢡 𩧵𩢴 𩧳𩢸 𩧮𩢾 𩧼𩣺 𩧩𩤊
  𩨆𩤙 𩨉𩤲 𩨅𩤸 𩨋𩥄 𩨍𩥇 𩧱𩥉 𩨌𩥑 𩨐𩧆 𩯒𩯳 𩬤𩰀 𩲒𩳤 𩽺𩵩 𩽻𩵹 䲞𩶘 𩽽𩶱 𩾄𩷰 𩾅𩸃 𩾆𩸦 𪉄𩿪 𪉅𪀦 𪉋𪀾 𪉉𪁈 𪉌𪁖 𪉎𪂆 𪉐𪃍 𪉏𪃏 𪉔𪄆 𪉒𪄕 𪉕𪇳 𪚏𪘀 𰻝𰻞
`;
