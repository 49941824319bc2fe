// From the Unihan database, © Unicode, Inc., under the Unicode License (THIRD-PARTY-NOTICES.md); a selection, rearranged.
// character, reading, simplified form, traditional form, better known variant, meaning
export default String.raw`㐀	qiū			丘	(same as U+4E18 丘) hillock or mound
㐁	tiàn				to lick; to taste, a mat, bamboo bark
㐆	yǐn				(corrupted form) to follow, to trust to; to put confidence in; to depend on, to turn around; to turn the body, (interchangeable 隱)
㐨	xù				a kind of fish in legend (a record in old books)
㐩	xíng				wine cups
㐬	liú				(same as U+65D2 旒, a corrupted form of U+8352 荒) a cup with pendants, a pennant, wild, barren, uncultivated
㐭	lǐn				(same as 廩) a granary, to supply (foodstuff), to stockpile
㐮	xiāng			襄	(same as 襄) to help; to assist, to achieve, to rise; to raise
㐯	yōng			庸	(ancient form of 庸) to employ; to use, to manifest
㐱	zhěn			鬒	(same as 鬒) bushy, black hair
㐲	dài				name of an island
㐳	wù				high and level on the top
㐴	pān			攀	(non-classical of 攀) to drag down; to seize, to pull, to hold to
㐵	rú			儒	Confucianism; scholar
㐸	qiàn				(non-classical form of 欠) to owe money, deficient, to yawn, last name
㐹	yì		㑶		(standard form of 仡) strong; valiant, a minority ethnic group in China
㐻	nèi				name of a person
㐼	chèng				(corrupted form of 拯) to save; to lift up
㐽	fēng		偑		(simplified form of 偑) name of a place, last name
㑁	zhuō				(same as U+20B74 𠭴) short; of short stature
㑂	fǎng				(same as 仿) to imitate, like; resembling, according to
㑃	ǎo				(same as 拗) to pull; to drag, to break off, to pluck, as a flower
㑄	wǔ			侮	(ancient form of 侮) to insult, to ridicule
㑅	zuò				(same as 作) to make; to do; to act, to write; to compose; to rise, work
㑈	dòng		倲		(simplified form) rude; barbarous, stupid; dull, last name
㑉	sù				cannot straighten up
㑋	qióng				small, poor, submit to the dominion of; slow; late
㑌	kuāng			尩	(same as 尪) weak; a rickety person; emaciated
㑍	lèi				inferior; secondary, ugly
㑎	nǎo				last name
㑏	zhù				(corrupted form of U+4F47 佇) to stand and wait; to hope for
㑐	shū				to move; to start; to shake, name of a person
㑔	xǔ		㑯		(a simplified form) (corrupted form of 偦) all together, mutually, last name
㑗	shēn				a god, pregnant
㑘	jiè				(same as 价) a servant, a middle-man, good, great; (a simplified form) price; value
㑙	dié				frivolous; flippant; capricious; playful
㑚	nuó				(non-classical form of 那) that, there
㑛	sù				to shake one's head
㑜	yì				(a dialect) to engrave
㑝	lòng				to make a fool of; idiotic, simple, stupid
㑞	yìng				(same as 媵) (in old time) a maid who accompanies a bride to her new home; to escort, a concubine
㑟	běng				insincere and cunning person; a pretentious person
㑣	lán				stupid; loutish, without ability; unable; lacking power
㑤	miáo				(same as 媌) good looking, a prostitute
㑥	yì				disrespectful; irreverent, to make light of; to neglect; careless; rush, to exchange, (said of one's personality) easy to get along with
㑦	lì				anger; rage; angry, (same as 戾) recalcitrant; stubbornly persisting in doing something wrong; cruel; despotic
㑧	jì				(corrupted form of 悸) perturbed, to throb, palpitation of the heart
㑨	yǔ				great; big; tall; vast, noble; high in rank, very; much
㑪	chái				(non-classical form of 儕) a generation, a class; a series; a kind
㑮	hún	𫝈			last name, girl's name
㑯	xǔ	㑔			last name, all; together; mutually, a low rank officer to take charge of the bandits in ancient time
㑰	huì				(a corrupted form) distress; very difficulty; anxiety; very tired
㑱	rǎo				a kind of monkey, fingering for an ancient string instrument
㑵	hàn				(same as 嫉) envy; jealousy, to hate
㑶	xì	㐹			(non-classical form of 愾) anger; passion; rage, to sigh; to groan
㑷	tài				(same as 態) manner, bearing, behaviour, policy, attitude
㑸	yáo				
㑹	huì				(non-classical of 會) to meet; to assemble, to co-operate, a society; a guild; an association
㑻	mà				strong, robust, vigorous
㑼	lüè				name of a god
㑽	táng				(same as 傏) to ward off; to parry; to keep out, as wind, rain, or cold
㑾	yáo				(interchangeable 繇) joy, delight, gratification
㑿	zhào				long, of space or time, profitable, excelling
㒀	zhāi				do not fear to
㒁	yǔ				(same as 俁) of great stature; stalwart, to injure, to grieve
㒂	zhuó				to bestow; to grant, to act; to do, quiet; still, peace; tranquility
㒃	èr				(same as 貳) capital form of two, a second job, to harbour doubts; to hesitate, to revolt
㒄	rǎn				brittle and friable, fear; dread; fright; scare
㒅	qǐ				to unbind the collar
㒆	chì				(same as 歙) to gather the harvest; to gather together
㒇	wǔ				(same as 憮) to skip about; to dance for joy; to soothe, slow, disappointed
㒈	hàn				dangerous; lofty; steep; high and dangerous
㒉	tǎng				(same as 惝) alarmed; agitated
㒊	sè				loquacious
㒋	sī			廝	a servant; a menial, a woodcutter
㒌	qióng				(ancient form of 煢) along; desolate; orphaned
㒍	léi				(interchangeable U+50AB 儽) utterly weary in body and spirits; negligent; lax
㒎	sà				evil, wicked, wrong, foul
㒑	kuǐ				grow up, commodity prices
㒒	pú				(same as 僕) a slave; a servant, used conventionally for oneself, a charioteer
㒓	tà	𠉂			to escape; to abscond; to flee, (interchangeable 達)
㒔	shú				to shake one's head, ugly, not in peace
㒕	yāng				unyield
㒖	ǒu				(same as 藕) the root-stock of the lotus; arrowroot
㒗	tái				(a variant of 儓) a servant
㒙	mián				to hand or bow the head; to droop; to lower, low; beneath
㒚	yìn			穩	(same as U+7A69 穩) firm; stable; secure, dependent upon others
㒛	diào				to stand alone; independent
㒜	yǔ	𠇐			respectful; attentive, carefully; cautious; to heed; to be watchful, to rely on; to trust to; to lean towards
㒝	miè				to deceive; artful; false
㒞	jùn				valiant; brave, eminent
㒟	niǎo				(same as 褭) with a charming; slim carriage (of a woman), pretty
㒠	xiè				narrow; contracted, quickly; fast; hasty; soon; promptly
㒡	yóu				name of a person
㒤	chè				to have one's heart won; to submit, admire, etc. sincerely and willingly, (interchangeable 懾) to fear; to dread; to be scared of
㒥	fēng				an immortal
㒦	lěi				(same as 儡) puppets, very tired; fatigued; weary and weak
㒧	lì				(same as 儷) a pair; a couple, luxuriant; lush; exuberant
㒩	luǒ				(same as 梴 裸) naked, to strip; to unclothe
㒫	jì				(ancient form of 旡) choked and unable to breath
㒰	quán			全	(a variant, seal type of U+5168 全) perfect, complete, absolute
㒲	cái			財	(a variant of 財) wealth; property; valuables, bribes
㒴	gǔ				to come; to go out
㒵	mào				(same as 貌) manner; appearance; form; face; bearing
㒷	guǎ			興	(simple form of U+8208 興) to prosper, to begin, to increase; to rise; to raise, flourishing
㒻	mào				(same as 冒) to go forward with eyes covered, to risk, to rush upon, to put forth, to issue forth
㒼	mán				average; equivalent; corresponding, to cover something carefully and tightly without a break; (Cant.) blocked
㒽	quān				a kind of cap for children
㒾	shì				a kind of wrapper used to cover over the face and head
㒿	lí	𰖩			a kind of turban used in ancient time
㓁	wǎng			网	a net; net-like, radical 122
㓃	dù				(standard form of U+8A6B 詫) to sacrifice by pouring out a libation of wine
㓄	zhèn	𪠟			to plough; to till, black color
㓅	tīng				frozen; cold
㓈	bìng				sound of flying or speeding
㓉	huò				ice; icicles, cold; frost, crystallized
㓊	dòng				cold, indifferent
㓋	gòng				to freeze; to congeal; to curdle
㓌	chēng				bitterly cold
㓎	qīn				cold, cold air, bitterly cold
㓏	jiǒng				bitterly cold
㓐	lù				to rain, cold; wintry
㓑	xìng				cold
㓓	nán				thin ice
㓔	xiè				(same as 謝) faded and fallen -- as blossoms; withered
㓖	bì	𰃻			bitterly cold, cold wind; the north wind
㓗	jié				(non-classical of 潔) clean; pure; clear
㓘	sù				(same as U+738A 玊) jade with some defects, a lapidary, to polish gems; a surname
㓚	gōng				a sickle, a reaping-hook, to gather in the harvest, to pare; to scrape
㓜	yòu				(corrupted form of 幼) young; immature; weak; delicate
㓝	xíng				(same as 刑) a law, to punish; punishment
㓞	qià				to engrave, (interchangeable with U+5951 契) a written contract or agreement
㓟	pí			披	to peel, to pare, to trim, to split, (non-classical form) to open; to unroll; to spread out
㓠	diàn				(same as 玷) a flaw; a defect, to cut with a sword; to chop
㓡	fǔ				(same as 弣) the middle part of a bow; the handle of a bow, try to dig and get something with a knife
㓢	luò				to cut the flesh from the bones; to scrape off; to pick out; to get rid of
㓣	qià				to sink into; to pierce, (ancient form of 割) to cut; to hack; to reap
㓤	qià				to strip the skin of the face; an imminent calamity, to engrave; (Cant.) to pierce
㓦	bāi				to deliberate and plan; to arrange
㓧	gān				agricultural implements
㓨	cí	刾		刾	(same as 刺) to pierce; to stab; to irritate; to hurt
㓩	xuān				horned hair
㓪	lǎng				(same as 朗) bright, clear, intelligent, light, brilliant, to understand, to illustrate, to cleanse
㓭	shé				(same as U+97A8 鞨) to make ready the leather for shoes
㓮	diāo			彫	(same as 雕) to engrave; to carve; to tattoo
㓯	lí				(same as 劙) to divide, to partition, to cut; to hack; to reap
㓰	huà				(a variant of 劃) to rive; to divide; to mark; to cut
㓱	tóu				to cut; to cut out; to pick out; to scoop out, (same as 鄃) name of a county in today's Shandong province
㓲	piān				to pare; to cut into slices
㓳	dī				use knife to split something
㓴	ruǎn				to cut in two, to slash
㓵	è				(same as 鍔) swords; a double-edged sword
㓶	qiè				(same as 鍥) to carve; to engrave; to cut; to oppress, a sickle
㓷	yì			劓	(same as 劓) to cut off the nose; cut off
㓸	zhuō			斲	(same as 斲) to cut to pieces; to hack; to chop or hew, to carve for ornaments
㓹	ruì				(same as 銳) a sharp-pointed weapon, acute; zealous; valiant, wound, minor injury
㓺	jiān				castration, to pare; to scrape; to sharpen to a point
㓼	chì				an incised wound; cuts
㓽	chóng				a kind of farm tool; iron spade; spade
㓾	xī				to wound the skin; to cut open; to open out, ripped
㔀	lüè				(non-classical form) to brand criminals on the face, to rob; to plunder
㔁	dēng				a kind of tool; a hook; a barb; a sickle
㔂	lín				to pare; to pare away; to scrape; to sharpen to a point; to shave; to brush away
㔃	jué	𫦌			(same as 絕) to cut short; to break off; to interrupt, to drag; to pull
㔄	sù				thin, small cut
㔅	xiào	𫦅			to cut; to hack; to reap, minced meat mixed up with ginger and cassia
㔆	zàn				to cut; to hack; to reap; to trim or clip, to stab; to pierce; to brand
㔉	zhǔ		劚		to dig; to excavate
㔊	zhǎn				to cut; to hack; to reap, to strike; to attack, to chastise rebels
㔋	jiān	𪟎			cut into thin slices; to mince, sharp
㔌	zòu				to cut off; to mince, to cut up firewood
㔍	chuā				a hinged shear or long knife for cutting fodder; sheet-iron; etc., to cut up; to mince
㔎	xiè				to cut apart; to divide
㔏	lì				(same as 剆) to cut open, to strike against; to clash together
㔑	chì				(same as U+34FC 㓼) an incised wound; cuts
㔒	xí				to cut; to cut out; to pick out; to scoop out, to cut short; to spare
㔓	jiǎn				to stammer
㔕	jí				with purpose; with ambition; with the determination and courage to get ahead
㔗	fèi				strong; healthy, to clasp under the arm, to persecute; to oppress, vigorous
㔘	chù				(same as 黜) to degrade; to dismiss, to reject; to dispel
㔙	bēng				great strength; great power
㔚	jié				to exert oneself; to make strenuous effort
㔜	bá				(non-classical form of 勃) sudden; suddenly; quick; to change as the countenance
㔝	liǎng	𫦩			strong resistance; lazy, reluctant
㔞	kuài				vigorous; with great strength
㔠	xiā				industry, sound of making strenuous efforts
㔡	biē				greatly; deeply, with great strength; vigorous
㔢	jué	𫦳			to break something, to drag; to pull
㔣	léi				in ancient times to fight against the enemy by pushing down the big rocks from up high; to throw over, to urge; to exert oneself, to carry in the bosom
㔤	xìn				to exert one's strength
㔥	bài				(non-classical form of 疲) full of anger; fierce anger, tired; weary; exhausted
㔦	yǎng				to encourage; to stimulate; to exhort to action; to encourage by rewards
㔧	lǜ				to incite; to urge, to aid; to help; to assist, to approve; to acquiesce
㔨	bèi				name of a person
㔩	è				hair ornaments used in old time
㔪	lǔ				to crawl; to crawl on hands and knees
㔭	chè				(same as 匙) a spoon, a key
㔮	nuó				a kind of animal which looks like a rat
㔯	xuán				(same as 匴) a large basket for holding cooked rice, a kind of tray made of bamboo used in ancient time
㔰	héng				(ancient form of 恆) constant; regular; continually; persevering
㔱	yǔ			斞	(same as 庾) a stack of grain, a measure of 16 dǒu
㔳	guǐ				(ancient form of 簋) a square basket of bamboo for holding grain used at sacrifices, feasts, etc.
㔴	yì				agricultural implement; farm tools, a big sacrificial vessel; a tripod of bronze with two ears; a caldron
㔵	xuǎn				a kind of vessel
㔶	gòng				a small cup, a box; a chest, a granary, cover of a vessel
㔷	lòu				(ancient form of 陋) to secrete; to hide, a kind of basket
㔸	tī				(interchangeable 榹) a tray; a kind of dumbwaiter
㔹	lè				(standard form of 仂) a surplus or excess, a tithe, a great stock of merit
㔺	shì				(ancient form of 世) an age, a generation of thirty years, from generation to generation
㔼	sǔn				(non-classical form of 榫) to fit into, a tenon, connected
㔽	yào				(non-classical form of 卣) a kind of wine pot or jar used in ancient time
㔿	zòu				a tally, like fitting the two halves of a tally, to petition the emperor that ..., to play music; to beat time
㕂	yín				(ancient form of 吟) to hum; to intone, to moan, to sigh, high ridges of cliffs, pebble ground
㕃	xī				to fall over; rolling on the ground
㕄	zhǐ				(same as 厎 砥) to apply knowledge to final causes; to extend knowledge to the utmost, equally; average, smooth
㕅	jiá				big; extremely; great; vast; extensive; tall
㕆	hù				fine stone; fine jade
㕇	lā				rocks collapsing (descriptive of sound), big pieces of rocks
㕈	yǐ				(interchangeable 庡) to linger; to walk to and from, to conceal; to cover up; to secrete; to hide; to cover over
㕉	kè				to dig a hole; to tuck in; to put the finger into
㕊	fū				to slant; intricate; describe a writer's pen, lofty rocks; protruded rocks; resolute
㕋	qín				rock land
㕌	ài				to raise the curtain, a kind of rock
㕎	kè				caves; grottos on the mountain side, collapsed in ruins; destroyed; to clash; to bump against
㕏	chú				(corrupted form of 廚) a kitchen, a sideboard with cupboard and drawers
㕐	xiě				inclined; slanting, to upset; to be overthrown, to collapse, to fall flat
㕒	wēi	𰆕			a lofty peak; a mountain peak
㕕	huàn				(ancient form of 幻) deception; sleight of hand; magic
㕖	sù				(ancient form of 素) plain; unornamented, white, ordinary, simple
㕗	yòu				(same as 誘) to induce; to entice; to mislead; to lead on
㕙	jùn				a wily rabbit; a cunning hare
㕚	zhǎo			爪	(ancient form of 爪) claws of birds or animals, feet, to scratch, to claw, to grasp
㕛	xù				(ancient form of 友) a friend; a companion; an associate, friendly, to make friends of, brotherly regard
㕜	shǐ				(ancient form of 史) history; chronicles; annals
㕞	shuā			刷	(same as U+5237 刷) a brush, to brush; to clean; to scrub, to print, especially from blocks
㕟	kuì				(same as 喟) to sign; to lament, to stop, to cut off; to sever; to interrupt
㕠	shuāng				(same as 雙) a pair; a couple, both, two, double, even
㕡	hé				(same as U+58D1 壑) the bed of a torrent; a gully, a pool
㕢	gài	𰇀			profound significance, just now; then; in that case
㕣	yǎn				a marsh at the foot of the hills, (interchangeable 湢 沇) name of a river
㕤	qiú				a proud temper, military equipment; a long spear
㕦	huà				loud; clamour; hubbub, big mouth, to brag
㕧	xī				used to represent sound; to hum; to groan
㕨	fàn				
㕩	pàng				(non-classical form) sound of tapping; sound of striking, opposing voices
㕪	dǎn				birds' chirps; gabbling, sound in high pitch; to roar; aloud
㕫	fǎng				(same as 仿 方) to imitate, like; resembling; according to, a measurement for sound effect
㕬	gōng				public opinion, (same as U+8A1F 訟) to go to law, to dispute, to demand justice; (Cant.) classifier for ears of corn
㕭	āo				(same as 咬) to bark as a dog, obscene expressions, an interjection; implying surprise
㕮	fǔ				to chew; to masticate, to dwell on, Chinese medicine term
㕰	xuè				sound angrily; roaring with rage, (same as 嘛) (a dialect) what; the tone implying to remind
㕱	yóu				to bark (said of a dog)
㕲	huá				to gag or bribe; to satisfy one's appetite; name of an old book; (Cant.) to guess, reckon mentally; to bud
㕴	chén				
㕵	guó				
㕶	ň				(Cant.) an expletive, exclamation
㕷	huà				(corrupted form 咟) to call, to yell, anxious, dazed, image sound, an exclamation expressing sound (such as clap hands; to fire a gun; to strike; sound of firecracker etc.)
㕸	lì				sound of rolling a boat
㕹	fá				a buckler; a shield
㕺	xiāo				(corrupted form of 囂) looks big outside but empty inside, to yell; voice of anger, hubbub; clamour
㕽	sì				a phonetic
㖀	lè				sound
㖁	lìn				(non-classical form of 吝) stingy, sparing of; closefisted, to regret, to shame; to insult
㖂	yì				(same as 詍) loquacity; to talk incessantly and tediously, to laugh, joy
㖃	hǒu				(interchangeable 吼) to roar of animals, angry tones, (interchangeable 詬) a sense of shame; to shame, to vomit
㖅	xù				sound of a whistle, to blow
㖆	qú				to condemn; to sentence, to hold a hearing (on a legal case); to interrogate or question a prisoner, to whisper
㖇	ér				the lips; (Cant.) to sip
㖏	niè				angry, to scold with loud voice, to slander; to defame
㖐	wěi				sound of calling ducks
㖑	xiè				to shout at, (same as 欸) to backbite, to dislike, sound of oars; the creaking or swishing sound of oars or sweeps in rowing
㖒	tí				(non-classical form of 啼) to cry; to mourn; to howl, to twitter; to crow, to sneeze; a running at the nose
㖓	hóng				(corrupted form) to shout; to scold with loud voice, din; noise; a confused noise
㖔	tǔn				silly, foolish; doting; idiotic
㖕	niè				to spit out; to blame, name of an organic compounds
㖖	niè				(standard form) to spit out; to blame, name of an organic compounds
㖗	yín				(corrupted form) high ridges of cliffs
㖘	zhēn				(same as U+5507 唇) to startle, to alarm; afraid; scared, to be surprised; to be amazed
㖟	shòu				to deliver over to personally, to communicate orally with one's own mouth
㖠	nuò				(same as 那 哪) an auxiliary (in grammar), that, there, a final particle.
㖡	yè				the birds singing during the night; (Cant.) interjection to indicate the speaker is thinking
㖢	qí				(same as 飺) to reject food
㖣	tòu				(same as U+5485 咅) to spit out; (Cant.) the sound of spitting
㖤	hán				wrath; anger
㖥	jùn				to spit; to vomit; (Cant.) to gnaw (on bones)
㖦	dǒng	𰇎			loquacity
㖧	hūn				can not see clear, (ancient form of 吻) lips
㖨	lù				Indistinct nasal utterance, laugh, sound of birds
㖩	jū				not pure, immodest, to urge, (same as 嗾) to set a dog on
㖪	huò				sound of surprising, to laugh loudly, to flow off, loquacious, sound; voice; tone
㖫	líng				(sound transcription) used in names for minority ethnic group in ancient China
㖭	tiǎn				(same as 舔) to lick; to taste; (Cant.) even; in addition
㖮	lún	𪠵			an interjection used in poems and songs
㖵	gé				
㖶	yān				(same as 捗) to swallow; to gulp, to be choked with food, (same as 諲) respectful; venerable
㖷	shí				bird singing, (same as 啼) to cry; to mourn; to howl, to twitter; to crow
㖸	xué				(same as 噱) to laugh heartily; to roar with laughter, (in Shanghai dialect) a promotional gimmick, tone (of one's speech)
㖹	pēn				(non-classical form of噴) to spurt; to blow out; to puff out, to snort, sound of flowing water
㖺	chǔn				to blow; to breath; to puff
㖻	niú				whisper, bad language
㖼	duǒ				(same as 謀) to scheme; to plot; to devise, a device
㖽	zé				(corrupted form of 嘖) to call out; to make an uproar
㖾	è				(same as 咢) to beat a drum; to startle, to argue; to debate; to dispute, (interchangeable 愕) to be surprised; to be amazed; to marvel, (interchangeable 鍔) the blade or edge of a sword, beams of a house
㖿	xié				a sound; a voice; a tone, an interjection; to hesitate; to harbour doubts
㗀	yōu				(same as 呦 嚘) the bleating of the deer, sound of insects
㗁	è				(same as 齶) the roof of the mouth, the palate
㗃	wěn				(same as 吻) the lip, the tone of one's speech, to kiss; a kiss
㗄	kū				(non-classical form of 謾) to deceive; to insult
㗅	hú				(same as 胡) angry, the throat, what? how? why? which?
㗆	gé				sound of the ringed pheasant, cackling of fowls, (same as 嗝) to gag, to vomit, (a dialect) an auxiliary verb (almost same as 的)
㗇	xiá				to swallow; to gulp, an auxiliary; usually at the end of a sentence to beg or request for something
㗈	màn				(same as 曼) long; extended, large
㗉	lüè				incisive, (the large seal type 籀) to brand criminals on the face, to rob; to plunder, an edge, a two-edged weapon; a sword
㗊	jí				public opinion; clamour; noise, (ancient form of 雷); thunder, an organic compound (porphin); (porphyrins)
㗋	hóu				(standard form of 喉) the throat; the gullet; guttural
㗌	zhì				(non-classical form) to scold with loud voice, to talk out of control; loquacious
㗏	wāi				
㗑	bai				a grammatical particle indicating an assertion
㗒	ài				(in grammar) interjection; to express sadness; sorrow and emotional excitement
㗓	zhuī				mouthful
㗔	qiān				(a dialect) joy; happiness
㗕	gòu				(same as 雊) the crowing of a pheasant, loud and noise
㗖	dàn			啖	(non-classical form of 啗) to eat; to chew; to bite. to entice; to lure, to contain; to, comprise
㗗	bēi				to separate; to part, to split; to crack, to rend; to rip open
㗘	bó				to bite the hard and solid food
㗙	chū	𫩩			to shout or bawl, talking manner of a mean person, (same as 謅) to jest; to joke; to quip
㗚	lì				vexingly verbose or wordy; prosy; complicated; annoying
㗛	xiào				(same as 笑) to laugh; to smile, to laugh at; to ridicule
㗜	xiù				(same as 嗅) to smell, to scent
㗢	hóng	𰇖			loquacious, the sound of singing, to sing in a loud voice, loud
㗣	tì	𫪺			(same as 嚏) to sneeze; a running at the nose
㗤	cù				ashamed, restless; fidgeting; (a dialect) bashful, grievous; mournful; sad
㗥	kuò				sound of striking, slow expiration of the breath, a deep sign
㗦	láo				a loud and confused noise
㗧	zhì				to scold with loud voice, to talk out of control; loquacious
㗨	xiē				to laugh; to smile, to laugh at; to ridicule, sound of laughter
㗩	xī				sound made when cold (brrr); to endure cold
㗫	qiè				to whisper; to talk in a soft and low voice
㗬	zhā				thick lips, to talk slowly
㗭	xī				a sound; an echo
㗰	cóng	𫩛			used in transliteration; the traditional drama of Vietnam; (Cant.) all, entire, completely
㗱	jí				to suck; to chew, to smear the mouth with the blood of a victim when taking an oath
㗲	huò	𠵾			to call; to summon; (Cant.) eloquent
㗳	tǎ			嗒	forgetful; having a bad memory, disgraced; shy; sensitive to shame; ashamed; (Cant.) to lower one's head
㗴	yán				dogs fighting, to go to law; an indictment
㗵	xù				breath, air, steam, not clear; not quite sure
㗶	pō	𭇜			to expel the breath
㗷	sǎi				(simplified form) to eat; to bite; to gnaw, a dialect, usually used at the end of a sentence
㗻	guō	𫪀			baby's answering, (baby talk) eat; (Cant.) a particle implying doubt; slow, troublesome
㗼	yè	𫩤			eating or talking, moving of the mouth
㗽	xiǎng				(standard form 響) an echo; to answer; to consent, noise; sound, to make a noise
㗾	xuē				to give vent to the feelings; (Cant.) to hiss, boo, jeer
㗿	hé	𪡛			to laugh loudly, to blame; to reprimand, entrance to a cave or to a gorge
㘀	zuò				to sound, a sound, the cry of a bird or animal
㘁	yì				to call; to scream; to whistle, name of a stream
㘂	cí				ashamed; bashful
㘄	lēng				
㘅	xián			銜	(same as U+929C 銜 U+5563 啣) to hold in the mouth
㘆	tǎi				to laugh at; to deride; to jeer at, to snore
㘇	róng				
㘈	yì				able to take a correct view of things; to response correctly (said of small children), sound; echo
㘉	zhì				to make sound; to speak; (Cant.) to tickle, squeeze
㘊	xī				the abrupt and hasty sound of the crowd
㘋	xián				sound; echo, difficult; troublesome
㘌	jù				(non-classical form of 噱) to laugh without stopping, loud laughter
㘍	jí				sound of rat; sound of insects
㘐	pào				loud; to roar
㘑	lì				to curse, to swear and oath, incantations
㘔	sǎi	𫬐			eat, to bite, to gnaw, (a dialect) usually at the end of a sentence; tone (of one's speech)
㘕	hǎn				(non-classical form of 喊) (standard form of 婪) to call; to halloo, covetous; avaricious
㘖	yán	𰉁			to make a disturbance; to quarrel; to wrangle
㘗	qū				whisper; to whistle
㘙	yán	𫪂			to groan; to moan
㘛	kān				(non-classical form of 嵌) a deep valley, piece of music in minority group
㘜	chǐ				(non-classical form of 雔) a kind of silkworm, pair of birds; couple; companion; to match, corresponding, proper
㘝	niè				to take in; to absorb, (non-classical form of 罱) a kind of spring fishing net; a kind of small net with a handle used to catch fishes or birds
㘞	huò				sound of yelling while towing a boat; (Sanskrit) to call out
㘠	bì				to close; to stop up; to obstruct
㘡	xiá				(same as 柙) a pen for wild beasts; a cage for prisoners
㘢	wěng				a round cave; a round hole
㘣	xuán				compasses, (same as U+5713 圓) round; circular
㘤	wān	𡈛			circle of the moving water
㘥	yóu				to inveigle; to decoy, a decoy-bird; a go-between; a medium
㘦	qín				wall made of soil, used in name of places
㘧	xù				(same as 序) precedence, order, orderly, the east and west walls of the parlor
㘨	niè				deep; profound, empty; hollow, quite; peaceful
㘩	bì				to mate; to pair
㘪	hào				(same as 耗) to waste, to destroy, to diminish; hence it came to mean, a rat, heedless; careless; inattentive; rough and coarse
㘫	jǐng				(a variant of 阱) to fall into a well, a pit; a pitfall; a hole; a gully, to involve; to entrap
㘬	ào				(same as 坳) a hollow in the ground; a cavity, (same as 物) matter; substance, all living creatures, things in general, the affairs of this world, things or matters outside oneself, others, goods, the Tibetan classical text means Buddha
㘰	zhēn				(interchangeable 斟) name of an old country; used in name of a place
㘱	tān				(same as 坍) to fall into ruins; to collapse
㘲	jú				a cove; a bay, a bend or nook in the hills, the outside part of a curved bank; the curve of a bow
㘴	zuò				(same as 坐) to sit, a seat
㘶	jié				(ancient form of 桀) a hen-roost, cruel, the last ruler of the Xia Dynasty
㘷	ài				(same as 艾) Mugwort, artemisia or any plant which produces moxa punk, general name for plants like mint
㘸	zàng				(same as 葬) to bury, (ancient form of 坐) to sit, a seat
㘹	cí				(non-classical form of 垐) to spread soil on the road, pave the road with soil, (ancient form of 堲) sickness; illness; disease
㘺	fá				cultivated land; to till lands, a clod of earth
㘿	niè				(same as 涅) to fill up, as a hole, black mud; slime, to stop up; to block; to cork
㙀	liù				a vegetable-plot, to plough; to till lands, among dikes and fields
㙁	méi				dust; dirt; a smear, (same as 牧) name of a place in old times
㙂	duì				wall; fence, (interchangeable with 兑) a hole
㙃	bāng				a cavity; hole of a mound or an altar of earth
㙄	bì				below; under; low, (same as 陛) the steps to the throne, to ascend steps
㙅	bǎo				(same as 堡) a walled village, an earth-work; a petty military station, subdivision of a township; a ward in a city
㙇	chù				place trampled by cattle and horses
㙈	xià				name of a place in Shanxi province
㙉	tiǎn				(same as 腆) prosperous; affluence, good; virtuous, to make strong -- as liquors
㙊	cháng				(same as 場) an area of level ground; an open space, a threshing floor, arena for drill, etc. a place, to pile a sand-hills
㙎	wēi				breach of a tank; pond, (a dialect) to cover up; to conceal; to hide; to bury
㙏	fù				caverns; a grotto, a cellar, a cave-dwelling, to make a cave -- for dwelling
㙐	duǒ				to move, to hang down; to let fall, (same as 垛) a target, a battlement, to add up; to pile up
㙑	yǔ				(same as 宇) the canopy of heaven; space, to cover; to shelter
㙒	yě				(same as 野) wild; uncultivated; a wilderness, rustic, savage
㙓	kuí				earth; land; soil; ground; territory, opium
㙔	wěi	𰉘			(non-classical form of 韓) a fence, name of a star, a small feudal State, old name for Korea
㙕	kuài				(same as 塊) a lump, a piece of, a fraction
㙗	wēi				(same as 塊) a lump of earth; a lump, rugged; uneven
㙘	yāo				used in naming a place
㙙	lǒng				to smear; to daub, to erase; to blot out, mud, mire, to plaster a wall with mud
㙚	xīng				red colored hard and solid mud (soil; clay; earth)
㙛	bǔ				a person's name in old times
㙜	chí				(ancient and corrupted form of U+81FA 臺) a lookout, a tower, a terrace, a platform, a stage
㙝	xié				a dike; a barrier; an embankment
㙞	niè				a small mountain; a hill
㙟	lǎng				(a dialect) low-lying (ground) on the side of a river or lake, (a variant 塱) name of a place in Guangdong
㙠	yī				dust; dirt; a smear, (same as 曀) the sun hidden by clouds, obscure
㙢	mán	𰊟			(same as 墁 鏝) a trowel; a plaster; a trowel for plastering
㙣	zhàng				to pile a sand-hills
㙤	xià				(same as 罅) a crack in earthenware, a split; rip or break apart; thus -- a grudge
㙥	gùn				muddy
㙨	jì				(same as 畿) the royal domains set apart in ancient times for the emperor
㙩	liáo				an enclosing wall
㙪	yì				dark; the sun hidden by clouds, obscure
㙫	jí				a fountain or spring out from the underground
㙬	yín	𫮜			(ancient form of 垠) a bank; a boundary
㙮	dā			塔	a tower, pagoda
㙯	yì				(same as 藝) skill, ability in handicraft, a craft, an art, a calling, a trade, an accomplishment
㙰	xiè				name of a place in ancient times
㙱	hào				earthenware used to bake cakes in Northern China
㙲	yǒng				(same as 壅) to stop up; to obstruct
㙳	kǎn			轗	ruggedness of the road; difficulties of the way; bad luck, unable to reach one's aim
㙴	chàn				to conceal; to hide, to shade; to darken
㙵	tái				(ancient form of 臺) a lookout, a tower, a terrace, a platform; a stage
㙶	táng				(large seal type of 堂) a hall; a reception room; a meeting-place, a court of justice
㙷	zhí				low-lying area, to accumulate soil; to store up soil
㙸	bào				(non-classical form 墣) a clod of earth; a lump of earth; a lump
㙹	méng				a damp; a marsh, (interchangeable 夢)
㙺	kuí	𰊛			(same as 逵 馗) cross-road; a thorough-fare; a center from which nine roads lead out, to accumulate soil, to store up soil
㙻	chán				(non-classical form of 廛) living space for one family in ancient times, ground allotted to a retainer, a shop; a market place
㙼	lěi				(same as 壘) a military wall, a rampart, to pile up, a pile
㙾	xì	𰉽			(same as 嶨) hills with lots of big rocks
㚀	xī				lofty, dangerous; critical, (same as 虧) to destroy; to injure; to damage
㚁	qiào				the long tail feathers which curl up; to elevate; to raise the head; warped, (interchangeable 翹) long tail feathers, to raise, outstanding
㚂	nàng				dust; dirt, a cellar, a caverns
㚃	yūn				to take a hint; a group of Chinese characters the construction of which suggests the meaning, the fate; good luck or bad are in the pot; don't expose; or leak out
㚅	lóng				to worship of God, to praise; many; much
㚆	fù				to do something in an old way; use the old method; to go to the old road
㚇	zōng				draw the feet up; to refuse to advance, to summarize; to gather; to collect, name of an old country, (same as U+9350 鍐) a headstall; ornament on a bridle; (Cant.) to jump up
㚉	gǔ				(corrupted form) to make a profit on sell and buy; the profit in business, (interchangeable 嬴) an overplus; gain; profit; abundance
㚊	kāi				much; many; numerous, great; big; vast
㚋	diāo				much; many; numerous, great; big; vast
㚌	huà				(same as 夥) a band; a company; a partner; an assistant
㚍	kuǐ				much; many; numerous, to get more profit, to estimate more
㚏	gǎo				(corrupted form) to scatter; to disperse, to give the reins to; to allow to run wild; unstable; light; featherbrained
㚐	tào				(same as 套) a case; a wrapper; a covering; a snare, to encase; to slip over
㚒	shǎn				concealed the stolen goods in one's dress
㚓	lǎi				tie-beams of a small boat
㚔	niè				instrument of torture used in ancient times, loud, an evil doer all the times, (same as 幸) to rejoice, fortunate; prosperous
㚕	fú				great; big; vast, (same as 弼) to aid; to assist; as in the government, (interchangeable 佛) Buddha
㚖	gǎo				(said of truth) to come out to the open; to be known by all, (ancient form 澤) glossy; shining
㚗	qié				with a big mouth, great; big; vast
㚘	bàn				(interchangeable 伴) a partner; a companion, (same as 赫) bright; luminous, glorious (same as 扶) to support; to prop up; to help
㚙	jiā				
㚚	kōng				big; great; vast, very, liberal, bark (as a dog)
㚛	xì				corpulent, abundant; flourishing; plenteous
㚜	yù				with great power; vigorous; very strong; with great force, (same as 域) a frontier; a boundary; region, great; big; vast
㚝	zhuī			奎	(same as 奎) the stride made by a man, name of a star, a kind of tree
㚞	shěn				terror; horror; fear
㚟	chuò				(non-classical form) a kind of animal; with head looks like rabbit and feet deer, small rabbit
㚠	xiāo				full grown; fat; plump, fertile; rich, big and clumsy
㚡	jǐ				standing without a straight back
㚢	nú				(ancient form of 奴) a slave; a servant, term of depreciation, (ancient form of 侮) to insult; to ridicule
㚣	xiáo			姣	(ancient form of U+59E3 姣 U+5B0C 嬌) handsome; pretty, cunning, meretricious allurements, to insult; to disgrace, licentious; profligate; lewd; (Cant.) amorous, in love with
㚤	yì				a lady officer of the monarch's palace in old times
㚥	yú				to become associated with each other in good manners and politeness
㚦	yí				(ancient form of U+59EC 姬) a charming girl, a charming concubine; a monarch's wife
㚧	yǎn				(same as 嬐) agile; adroit fast; quick; prompt, neat; tidy; orderly, to raise the head; to look up
㚨	shěn				used in girl's name
㚩	rǎn				with a charming sprightly carriage (said of a woman)
㚪	hào				to make a deceptive show of power, not really strict
㚫	sà				used in girl's name, a woman's countenance; features
㚬	jūn				a lady start to doll up
㚭	yóu				used in girl's name
㚯	xín		㜄		(simplified form) last name
㚰	pēi				(same as 胚) an embryo; a foetus a month old
㚱	qiū				used in girl's name
㚲	chān				small and weak, used in girl's name, a woman's feature; lady's face
㚴	bù				a pretty girl; a beauty; a belle, handsome; female beauty
㚵	dōng				used in girl's name
㚶	sì				(same as 姒) wife of one's husband's elder brother; (in ancient China) the elder of twins; a Chinese family name, (same as 姬) a handsome girl; a charming girl; a concubine; a Chinese family name
㚷	ěr				(same as 嬭) the breasts of a woman; milk; a term of respect for women; grandma, one's elder sister or sisters, used for a girl's name
㚹	mǎo				(same as 媌) pretty; charming girl, (same as 懰) exquisite; fine
㚺	yùn				(non-classical form of 孕) to be pregnant; to conceive
㚽	qiǎo				used in girl's name
㚾	xiōng				to have fun; to sport; to play; to frolic
㚿	páo				a goddess's name in legend; the sister and successor of Fu Xi 伏羲, (interchangeable 庖), last name
㛁	pēng				quick; urgent; anxious, loyal sincere and respectful
㛄	yī				used in girl's name
㛅	èr				used in girl's name
㛆	duò				to speculate; to conjecture; to assume; to make an intelligent guess; to fathom, (of a woman) beautiful, used in girl's name
㛊	duǒ				to speculate; to conjecture; to assume; to make an intelligent guess; to fathom, (of a woman) beautiful, used in girl's name
㛍	qiè				to have one's ambition fulfilled; to be successful in one's career; (same as 愜) pleasing; satisfying; to gratify or be gratified, undignified; improper
㛎	lǚ				an ugly woman
㛏	qiú				used in girl's name
㛐	sǒu				(non-classical form of 嫂) wife of one's elder's brother
㛑	càn				three women, beautiful things
㛒	dòu				can not speak
㛓	xī				used in girl's name
㛔	fēng				(same as 妦) exquisite; fine; (said of a woman's figure) very full and voluptuous; buxom, used in girl's name
㛕	yì				womanly, (same as 姶 ancient form) exquisite; fine, used in girl's name, clever; bright; nimble, cute; lovable
㛖	suō				used in girl's name
㛗	qiē				frivolous; flippant; disrespectful; irreverent; to insult, young, used in girl's name
㛘	pò				used in girl's name, a fat woman
㛙	xīn				used in girl's name, (same as 妾) a concubine, (in old China) a polite term used by a woman to refer to herself when speaking to her husband
㛚	tǒng				equal; uniform, used in girl's name
㛛	xìn			娠	(same as U+5A20 娠) pregnant, to let develop; to nourish; to foster; to nurture, slave girls
㛜	yóu				used in girl's name
㛝	bèi	𫝦			used in girl's name
㛞	lòng				used in girl's name
㛣	yún		㜏		
㛤	lí		孋		
㛥	tà				to prostrate; to make obeisance, to concede or submit willingly
㛦	lǎn				good; nice; fine; excellent
㛧	mǎn				name of a county in today's Shanxi province
㛨	qiǎng				(corrupted form) chaos; anarchy; distractions; confusion
㛩	zhóu				(same as 妯) sisters-in-law (a reference among wives of brothers)
㛪	yàn				to slander; to libel, a maidservant, used in girl's name, womanly
㛫	xī				used in girl's name
㛬	lù				used in girl's name
㛭	xī				used in girl's name
㛮	sǎo				(same as 嫂) wife of one's elder brother
㛯	fàn				(same as 嬔) to soar; to fly; to roam (same as 娩) complaisant; agreeable, a pair; a couple; persons or things that come in pairs
㛱	wěi				exquisite; fine, used in girl's name
㛲	fà				(same as 髮) the hair on the human head, hairbreadth; hair's-breadth
㛳	yì				an abnormal unborn baby
㛴	nǎo				(same as 惱) to anger to annoy; to irritate
㛵	chēng				used in girl's name
㛶	tàn				do not care about appearance and deportment
㛷	jī				used in girl's name
㛸	shù				(corrupted form) used in girl's name
㛹	pián				pretty; exquisite; fine
㛺	ān				not clean; impure
㛻	kuā				womanly; feminine
㛼	chā				to interrupt; to put in a word, lacking in courage; cowardly, nervous; socially timid, womanly; feminine
㛾	xián				(said of a woman) not clean; impure
㛿	zhì		𡠹		cunning; wicked, spoiled; coddled
㜂	fēng				used in girl's name
㜃	liàn				from; by; whence, to undertake; to manage, to follow
㜄	xún	㚯			last name (refer to 千家姓)
㜅	xù				to fawn on; to flatter, to love, attractive, jealous; envy; jealousy
㜆	mì				commonly known as mother in Wu
㜇	huì				unhappy, girlish
㜈	mù				a beautiful face (of a woman); pretty
㜉	yōng				womanly, used in girl's name
㜊	zhǎn				exquisite; fine
㜋	yì				used in girl's name
㜌	nǒu				a different name for breasts, to breast-feed; to feed a baby with milk, stingy; niggardly; miserly
㜍	táng				used in girl's name
㜎	xī				slave girls, lacking in courage; nervous, a jealous woman
㜏	yún	㛣			(the large seal type 妘) last name, used in girl's name
㜐	shù	𫝧			used in girl's name
㜑	fú				(same as 婆) an older woman, mother of one's husband, one's grandmother
㜒	yì				maternal grandmother, a midwife, an old woman
㜓	dá				womanly
㜕	lián				(same as 連) relatives through marriage
㜖	cáo				exquisite; fine
㜗	cān	𡞋			covetousness; greed; cupidity; avarice, licentious; obscene; to seduce
㜘	jù				delicate; lovely; beautiful, spoiled, jealous; to envy; jealousy, used in girl's name
㜙	lù				used in girl's name
㜚	sù				a local government post in ancient times
㜛	nèn				(non-classical form of 媆) soft; gentle, attractive (same as 嫩) soft and tender, delicate, weak
㜜	ào				(ancient form of 傲) proud; haughty; overbearing rude
㜝	ǎn				to cherish anger, hard to understand, pretty, dignified; solemn, to make sheep eyes or passes; to converse with eyes
㜞	qiàn	𰌆			beautiful; pretty, used in girl's name
㜠	cuī				used in girl's name
㜡	cōng				used in girl's name
㜣	rán				a last name, carriage; deportment; bearing; poise (of a woman)
㜤	niǎn				fooling around, weak, (said of a woman's figure) slender; thin and long, used in girl's name
㜥	mái	𫰨			crafty; artful
㜦	xín				used in girl's name
㜧	yuè				plump, womanly
㜨	nái				beautiful; pretty
㜩	ào				jealous; to envy; jealously
㜪	shēn				(same as 嫀) name of a family or a clan, name of country (in ancient times)
㜫	mà				(same as 媄) pretty; beautiful
㜮	làn	𫱕			to go beyond normal limit; excessive; out of control, to covet; greedy, to be impolite, used in girl's name
㜯	xī				a word to designate woman, a word of revile used to call a woman
㜰	yuè				exquisite; fine
㜱	zhì				used in girl's name, soft and tender
㜲	wěng				(non-classical form of 嬴) to have surplus; full; an overplus, to open out; to produce, a family name
㜳	huái				peaceful; joyful
㜴	mèng				(non-classical from of 瞢) dark and obscure, obscure; not bright, used in girl's name, good; fine
㜵	niǎo				(said of a woman) with a charming sprightly carriage; slim; delicate and beautiful
㜶	wǎn				a (married) couple
㜷	mí	𡝠			milk, the breasts of a woman, to suckle, word of respect for women, (for Qi's people) mother, used in girl's name
㜸	niè				(non-classical form of 孽) sin; evil; retribution, the son of a concubine
㜹	qú				name of a folk song in ancient times, used in girl's name
㜺	zàn	𫲗			white color; no respect; imprudent; (Cant.) interesting, good
㜻	liàn				(non-classical form of 孌) (interchangeable 戀) to admire; to remember (old days, etc.), exquisite; fine, to obey; obedient; to comply, (same as 奱) to bind; binding, used in girl's name
㜼	zhí				(same as 姪) children of one's brother -- nephews or nieces, I; me (when speaking to a family friend of father's generation)
㜽	zǐ				(ancient form of 子) child, seed, 1st terrestrial branch
㜾	hái				(same as 孩) a child; an infant, young; small
㜿	xù				name of a fish in legend, spawn, or roe
㝀	hào				(same as 好) to like; to love; to be fond of
㝁	xuān				(same as 嬛) lonely; solitary, exquisite; fine, to worship with reverence
㝂	zhì				locust, larva of Chilo simplex; a kind of moth
㝃	miǎn			娩	(same as U+5A29 娩) to bear a son; to give birth
㝅	gòu				to give suck to, infant; baby, ignorant; stupid, prudent; cautious
㝈	luán				(same as 孿) twin
㝊	shǒu				(same as 守) to guide; to watch, to wait, to keep
㝋	liǎo				
㝌	jiù				(same as 疚) prolonged illness, mental discomfort, to stay in one place for a long period
㝍	xiě				(simplified form of 寫) to write; to draw
㝎	dìng				(same as 定) to decide; to fix; to settle
㝏	jiè				(same as 介) alone; solitary, to live alone
㝐	róng				(ancient form of 容) face; expression, to contain; to hold; to pardon
㝑	máng				(ancient form of 旁) side, by the side of; nearby
㝓	kè				corresponding; equivalent, considerable; to a great extent, appropriate, (same as 凹) a hollow, concave
㝔	yǎo				deep bottom; the southeast corner of a house
㝕	níng				(same as 寍 寧) peace; serenity, used as a term of comparison: -- rather; it is better, would that
㝖	yí				(corrupted form) right; fitting; proper; good, should; ought to; had better
㝗	láng				spaciously rooms, expansive; vast and boundless
㝘	yóng				(non-classical form) harmony; peace, pleasant; agreeable; delightful
㝙	yín				(ancient form of 寅) the third of the twelve terrestrial branches, a fellow officer, horary sign (for period from 3 to 5 a.m.)
㝚	yán				
㝝	lín				deep, profound, far, extremely
㝞	yā	𫳃			pretend to be delicate and beautiful, to hang or be hanged, to be in suspension; unfounded
㝟	máo	𫤸			(corrupted form) in contravention of; to offend (same as 冒) incautious, to risk, to put forth
㝢	yǔ				(same as 宇) a house; a roof, look; appearance, space
㝣	yì				still; calm; silent, peaceful; harmonious; serene, quite
㝤	gòu				night, the dark part of a room
㝥	mǐ				have a nightmare, sound sleep
㝦	jùn		寯		to accumulate; to amass; to store up, superior, handsome, refined, eminent
㝧	wěn				(non-classical form of 穩) stable; steady; firm, sure; secure
㝩	kāng				spaciously rooms, emptiness
㝪	diàn				a slanting house, nightmare
㝫	lóng				shape of the sky
㝭	xǐng				(non-classical form) to awake (from errors, illusions, etc. to come to one's sense, (interchangeable 惺) clever; wise, wavering; indecisive
㝮	cuì				to exile; to banish, beyond the borders
㝯	qiáo				to sojourn; sojourn, a sojourner; a visitor
㝰	mián				unable to meet, empty room
㝱	mèng				(standard form) a dream; to dream, visionary, stupid
㝲	qǐn				(same as 寢) to sleep; to rest, a tomb, a residence
㝴	wán				(same as 刓) a round off; to trim
㝶	ài				(ancient form of 得) to get, complacent
㝸	biàn				(same as 弁) a conical cap worn on ceremonious occasions in ancient times, low-ranking military officers, a Chinese family name
㝹	nóu				(corrupted form) a hare, a small rabbit, a family name
㝺	lián				small; little, humble, to owe, deficient; lacking
㝻	jǐn				(same as U+50C5 僅) barely enough; scarcely; almost
㝼	yū				crooked; winding, to circle; to hover around
㝽	chuí				short, small; little
㝾	zuǒ				can not walk normally
㝿	bǒ				(non-classical form of 跛) lame; crippled
㞀	huī				to bump, to strike
㞁	yào				can not walk normally, swollen feet
㞂	tuǐ				ulcers, swollen feet, a kind of disease
㞃	jì				tired; weary
㞄	ān				lame; crippled; feeble
㞅	luò				not straight, improper
㞆	jǐ				(same as 踦) one-legged, crippled; halt, a defect, tired, the shin
㞇	wěi				ulcers, swollen feet, a kind of disease (abnormal in walking)
㞈	bō				big foot, walking
㞉	zā				big foot
㞊	xù				unable to walk
㞋	niǎn				soft and meek, weak, to arrange, to regulate
㞌	yùn				(same as 孕) to be pregnant; to conceive
㞏	zhé				small; to store up or pile in order, to follow; to trace, a short step
㞐	jū			居	(an ancient form of 居), to dwell; to remain, to be in (various states and conditions), to occupy, the course of one's life
㞑	wěi				(standard form of 尾) the tail; the rear, last; final
㞒	xiè				(standard form) lusty; strong; gigantic strength, heavy sleep with snoring
㞓	qì				the buttocks; the rump; the sacrum, to set sideways, the male organ; (Cant.) vulgar term for the female sex organ
㞔	yí				(corrupted form) the upright bar for fastening a door
㞕	xiè				(same as 屑) chips; crumbs; bits trifles, to care; to mind
㞖	cí				this, here, if so; in this case, reluctant to go forward
㞘	dū				(non-classical form of U+8C5A 豚) a small pig; (Cant.) end, bottom, rump
㞚	qì				to pile up layer by layer, wedge, gatepost
㞛	jǐ				red slippers, (corrupted form of 履) shoes
㞜	tuī				hempen sandals, boots
㞟	diàn				savings and (or) reserves; (same as U+5960 奠) to settle; to lay; (same as U+588A 墊) to advance (money), to cushion, to sink into; (said of manner) dignified; stately; graceful
㞠	láo				male organ
㞡	zhǎn				(same as 展) to open, to stretch, to unfold, to expand
㞤	yín				to help; to aid; to assist (ancient form of 岑) a relatively high, pointed hill, silent; still; quiet
㞥	cén				deep in the mountain
㞦	jǐ				name of a mountain
㞧	huì				(ancient form of 會) to meet, to gather, to be able, to understand
㞨	zǐ				(corrupted form) name of a mountain (the location is unknown)
㞩	lán				(same as 嵐) mountain vapor; mist
㞪	náo				the appearance of the mountain is flat and smooth, (corrupted form of 峱) name of a mountain in Shandong province
㞫	jù				(non-classical form of 走) to walk, to run, to leave
㞬	qìn				close or near
㞭	dài				name of an island
㞯	jié				(same as 岊) the turning area of a mountain, mountain top; summit, a high mountain, a bare (of bald) mountain or hill
㞰	xǔ				name of a mountain
㞱	cōng				dusk; twilight
㞲	yòng				name of a mountain, the plain between mountains
㞳	dǒu				name of a mountain
㞴	chí				name of a mountain, (non-classical form of 岷) the Min River (in Sichuan), Mt. Min (in Sichuan), name of a county (in old China)
㞶	mǐn				(same as 岷) the Min River (in Sichuan), Mt. Min (in Sichuan), name of a county (in old China)
㞷	huáng				luxuriant; lush; flourishing
㞸	suì				(same as 呡) (simplified form of 歲) a year; age (of a person), harvest
㞹	kě				(same as 岢) name of a mountain in Shanxi province
㞺	zú				(ancient form of 族) a tribe; a clan; relatives, race (of people), a class; a family (of animals)
㞻	hào				name of a mountain
㞼	chéng				(same as 丞) to respectfully receive, to flatter; to pay court to
㞽	xuè				mountain; hill
㞾	ní				(same as 尼) a nun, the mountains after which Confucius was named
㞿	chì				(same as 岐) name of a mountain in Shanxi province, name of a political district in ancient China, name of a river in Shanxi province, to diverge; to branch
㟀	lián				name of a mountain
㟂	mǔ				name of cape in Shandong Province
㟄	xiáng				name of a mountain
㟅	yáng				lofty; high; steep
㟆	huá		㠏		name of a mountain
㟇	cuò				a land-slide, name of mountain
㟈	qiú				name of a mountain
㟉	láo				name of pavilion (garden) in ancient China, name of a mountain
㟊	fú				name of a mountain
㟋	duì				deep and level ground gully at the foot of a hill
㟌	máng				a mountain in today's Sichuan Province
㟍	láng				name of a mountain, a solitary peak
㟎	tuǒ				a long mountain ridge, steep; lofty mountain
㟏	hán				steep and lofty, a big valley
㟐	mǎng				big and high; lofty; steep
㟑	bó				mountain; hill
㟒	qūn				mountains adjoining, mountain chain; name of a mountain
㟓	qí				lofty and dangerous, rocks on the mountain side
㟔	hán				steep and lofty, a big valley
㟖	lòng				(loanword from Zhuang) the plain; level ground between rocky mountain, name of county
㟗	bīn			邠	name of a small principality in what is now Shanxi, the home of the founder of the Zhou dynasty
㟘	tiáo				name of a mountain
㟙	zé				shape of the mountain, a mountain in today's Shandong Province
㟚	qí				(same as 岐) name of a mountain in Shanxi Province, name of a political district in ancient China, name of a river in Shanxi province, to diverge; to branch
㟛	zàn				high and steep; lofty
㟜	mí		𡾱		(non-classical and abbreviated form) shape of the mountain
㟝	péi				(same as 培) to bank up with earth, to nourish; to strengthen; to cultivate
㟞	zhàn				precipitous and lofty; very steep mountains
㟟	xiàng				(same as 巷) a lane; an alley
㟠	gǎng				(same as 岡) ridge (of a hill or mountain)
㟢	qí			埼	the rocks on the hills are of different shapes; rugged and weird, character different from others; cape; spit; promontory
㟤	lù				(loan-word from Zhuang) used in place-names in Guangxi for level ground, a plain between mountains
㟦	yùn				name of a mountain
㟧	è				a cliff; a precipice
㟨	duān				a fountain in the side of a hill, name of a mountain
㟩	mín				(same as 岷) the Min River (in Sichuan), Mt. Min (in Sichuan), name of a county (in old China)
㟪	wēi				name of a mountain, lofty and steep; high
㟫	quán				(same as 泉) spring; fountain, money (archaic)
㟬	sǒu				a mountain in today's Shandong Province southwest of Mengyin county
㟭	mín				(same as 岷) the Min River (in Sichuan), Mt. Min (in Sichuan), name of a county (in old China)
㟮	tū				lofty; high
㟰	mǐng				name of a mountain; lofty, steep
㟱	yǎo				shape of a mountain
㟲	jué				mountain peak; mountain top; summit
㟳	lì				name of a mountain
㟴	kuài				lump on the hills, rugged; rough; rough, lofty; steep, the dejection one feels at heart
㟵	gǎng				(non-classical form of 岡) ridge (of a hill or mountain)
㟶	yuán				mountain peak; mountain top; summit
㟷	da				a wart; a pustule; a pimple, a round lump
㟹	láo				the appearance of a mountain is lofty and steep and profound
㟺	lóu	𪩇			mountain top; summit
㟻	qiàn				(same as 塹) the moat around a city, a pit; a hole or cavity in the ground (same as 嶄) (of a mountain) high and pointed, novel; new
㟼	áo				name of a place in Shandong Province, mountain with lots of small rocks
㟽	biǎo				mountain top; summit, pointing mountain
㟾	yōng				name of a mountain in county Jian
㟿	mǎng				high and steep, name of a mountain
㠂	áo				name of a place, lofty; steep, mountain with lots of small rocks
㠄	xí				name of a mountain in Yunnan Province
㠅	fú				to cover; to put a cover over something, name of a mountain
㠆	dān				name of a mountain
㠈	rùn				name of a place
㠉	tóng				mountain; hill, bald hills, valley; ravine
㠊	qū			嶇	(same as U+5D87 嶇) a rugged, steep mountain
㠋	è				(same as 崿) a lofty mountain peak
㠌	qī				high; lofty; steep, (corrupted form of 嵌)
㠍	jí				lofty; majestic, name of a mountain
㠎	jí				(same as U+380D 㠍) a lofty mountain
㠏	huá	㟆			name of a mountain
㠐	jiào				high and pointed mountain, mountain paths (same as 嶠) lofty
㠑	zuì				high mountain steep rugged and uneven
㠒	biǎo				(same as U+37FD 㟽) mountain top; summit, pointed mountain top
㠓	méng				name of a mountain
㠔	bài				shapes of the mountain, the strategic and dangerous gorge, (a dialect) field in between of the valleys
㠕	wěi				(same as 嵬) lofty, precipitous; high and dangerous mountain
㠖	yǐ				(same as 嶬) precipitous; nigh and dangerous, name of a mountain
㠗	ào				(same as 奧 嶴) deep in the mountain, name of a place in Zhejiang Province; at the hill side
㠘	yǔ				(same as 嶼) an island
㠙	háo				a mountain paths (same as 崤) name of a mountain
㠚	duì				high and lofty
㠛	wò				name a county
㠜	nì				(same as 嶷) young kids smart and familiar with human affairs, range of mountains in Hunan Province
㠝	cuán				(non-classical 巑) lofty and steep mountains, to rise high
㠟	lí				a mountain in ancient times; Lieshan in Guizhou province
㠠	lú	𰎐			name of a mountain
㠡	niǎo				high and lofty
㠢	huái				rugged and uneven, to shrink; to recoil; to cringe
㠣	lì	𫵷			a mountain in Jiangxi Province; southeast of Jingde county
㠥	lǜ				rugged and uneven, high and lofty, to roll stones down hill, piles of stones
㠦	fēng				name of a mountain
㠧	mǐ				a little slanted; smooth, name of a mountain
㠨	yù				misty mountain
㠪	jù				ancient form of 五 'five'
㠭	zhǎn				to open, to stretch; to extend, to unfold; to dilate; to prolong
㠮	pēng				to expand, to swell, (non-classical form of 肛) the anus
㠱	jì				to set with the legs crossed (standard form of 踞); (ancient form of 箕) a winnowing basket, a dust basket, (same as 杞) a state in ancient times
㠲	bǐ				ripped; split
㠴	rèn				a pillow case
㠵	huāng				a turban; headdress; a scarf, a piece of cloth (fabric) used to cover something
㠷	gé				a vessel for rice, mats on carriage
㠸	kù				(same as 衭) the lapel or collar of a garment or robe, (Cant., same as 褲) drawers, trousers or pants
㠹	jiè				a turban; a headdress a scarf
㠺	shā				a fine thread, a net with small; tiny holes
㠼	sī				
㠽	tóng				a dish-cloth; a mopper; a cleaning rag
㠾	yuān				a dish-cloth; a mopper; a cleaning rag, headdress; a scarf; turban
㠿	zī				a kind of delicate and fine fabric, a napkin; kerchief or towel, headwear
㡀	bì				ragged clothing, ragged; old and wear out
㡁	kuǎ				a robe; a long gown, a shirt; a short gown
㡂	lì				remains; remnants
㡃	huāng				an artisan to soften raw silk by boiling and to dye the dressed silk
㡄	xún				collar
㡅	nuǒ				storage room
㡇	zhé				collar, the front of a Chinese gown, lapel of a Chinese dress worn by the literati in former days
㡈	wèn				the ropes attached to the bier and held by mourners, mourning garments, a ceremonial cap for high ministers in old China
㡉	xián				a kind of fabric, a county in today's Shandong Province; southwest of Huangxian
㡊	qià				(same as 帢) a kind of cap worn by an officer in old China
㡋	yé				a kind of headdress for man in old China, a bag used to feed the horses
㡏	shù				to cut a strip of cloth; a breadth of material, (same as 繻) fine gauze, frayed edges of silk, silk torn into two pieces, one of which was given as a credential and the other retained, a loose garment or cloak; fine clothes, the left over material after cutting; ragged fabric
㡑	qiāo				ancient mourning turban worn by women, to hem, turban worn by men
㡒	zhūn				a calico sack for grain, etc.
㡓	kūn	𫷅			drawers; trousers or pants
㡔	wù				oiled calico, varnish-cloth used to cover the cross-bean in front of the shafts of a carriage
㡕	yīng				(same as 央) sharp; distinct, bright-colored
㡖	chuáng				(same as 幢) to cover; a covering; a screen, a curtain for a carriage
㡗	tí				red paper, a small piece of thin paper, ropes; cords; cables
㡘	lián				screens; cloth partition; door curtain; door flap, (same as 縑) a kind of fine silk, downy, feathery; featheriness
㡙	bī				curtain for carriage
㡚	gōu				armour, unlined garments
㡛	máng				name for a workman who applied color in painting (in ancient times)
㡜	xiè				ragged clothes, left over; remainder, the excess; the surplus, to cut out (of silk fabrics) as a design
㡝	fèng				a napkin, kerchief, a headgear; articles for dressing the hair, a calligrapher's or painter's signature, seal, dedicatory notes, etc. on a painting, etc.
㡞	lóu	𰏜			a sack used to feed the horses, an old family name
㡟	zāo				bed-mats for baby
㡠	zhèng				a picture; one of a pair, as of scrolls, etc.
㡡	chú				(a variant of 幮 U+5E6E, 𢅥 U+22165) a screen used to make a temporary kitchen
㡢	màn				(a variant of 幔) a curtain, a screen
㡣	lóng				(same as 龍) dragon, or the emperor; imperial, a Chinese family name
㡥	yìn				to curl up; to roll up, to wrap up; to bind
㡦	pīn				mess; out of order, chaos; confusion, (of clothes) tattered; in rags
㡧	zhèng				to stretch open painting, (same as 幀) a picture (one of a pair as of scrolls, etc.)
㡨	jiān				a label; a tag, to record, to make a note, to wipe; to scrub; to dust; to clean
㡩	luán				a girdle; a sash or scarf; a belt; a band; a ribbon; a string; a tie
㡪	nié				the varnish on the floor, to erase; to obliterate, to scribble
㡫	yì				anxious, unsuccessful man
㡭	jì				(standard, ancient form of U+7E7C 繼) to continue; to carry on, to follow; to inherit; to succeed to
㡮	jí				danger; precarious, to fear, lofty; high, just; honest, to grind, to cultivate; to polish
㡯	zhái				(ancient form of 宅) wall of a building, a house, to keep in the house, thriving; flourishing, blazing, (ancient form of 度) legal system; laws and institutions, to think; to consider; to ponder; to contemplate
㡰	yǔ				(large seal type 宇) a house; a roof, appearance, space; the canopy of heaven, to cover
㡱	jiǔ				(same as 灸) (in Chinese medicine) to cauterize by burning moxa; moxa cautery; moxibustion
㡲	huán				tiles (laid upside down) on a roof, ropes, to hold fast
㡳	zhǐ				mountain, (corrupted form of 底) underside; bottom; basis; foundation
㡴	lā				sound
㡵	líng				roof of the house connected
㡶	zhǐ				dwell, to live in a depraved (crude; vulgar; inferior) place
㡷	běn				a family name
㡸	zhà				a house; an unfinished house, uneven; irregular; unsuitable; ill-matched, tenon
㡹	jū				to rely upon each other
㡺	dàn				a cottage; a small house, a small cup
㡻	liào				(non-classical form of 廖) name of a small ancient State, a Chinese family name
㡼	yì				a granary, a cabin, as in the ship, a corridor; a hallway
㡽	zhào				depraved talking
㡾	xiàn				a threshold; a door-sill
㡿	chì			斥	(standard form of 斥) to accuse; to blame, to expel; to drive off; to reject
㢀	cì				side room
㢁	chǐ				(same as U+388B 㢋) vast, to open up, enlarge or expand, the blot of a door; door latch, name of a person
㢂	yǎn				(terrains) of highly strategic; precipitous (hill, etc. a big mound; (same as 㢈) a collapsed house, to hit, to catch something
㢃	láng				high, magnanimity
㢄	dòu				a kind of utensil; implement; tool, a place of worship; a place where to honor by a service or rite; a place to offer sacrifices; a kitchen
㢅	lòng				a shield; a screen, a tall building; an edifice, (same as 弄) an alley; a lane
㢆	chán				(same as 廛) living space for one family in ancient times, a store; a shop, a hundred mu (equal to 733.50 square yards) cultivated land
㢈	tuí				a collapsed house; (same as U+5806 堆) to heap up; to pile
㢉	chá				a room with open space, an old county near today's Shandong Province Yunchengxian
㢊	ǎi				to set side by side, to hide; to conceal, to store
㢋	chǐ				vast, to open up, enlarge or expand
㢍	yǐng				a long verandah; a long porch
㢎	zhé				hide; conceal, a house not so high
㢏	tóu				a cesspool; a manger, a trough; a flume; a chute, (same as 庾) a stack of grain, an ancient measure of capacity, a storage for water, (ancient form 逾) to pass over; to exceed
㢑	tuí				(corrupted form of U+3888 㢈) a collapsed house; (same as 堆) to heap up; to pile
㢒	chá				an almost collapsing house
㢓	yǎo				(same as 障) to separate; to screen, a screen, a veil, a dike, to defend; to guard
㢔	zǒng				many; numerous; a crowd; the masses, two houses connected each other
㢖	pān				a store house, to store
㢗	qiào	𪪑			a high house; a high building
㢙	qín				(same as 廑) a hut; cottage, careful; eager; concern
㢚	lǔ				a corridor; a hallway; rooms around the hall (the middle room of a Chinese house), a nunnery; a convent, a cottage; a hut, a mansion
㢛	yàn				small, a cabinet; a cupboard
㢜	kàng				vast
㢝	sū	𢋈			cottage; a coarse house, house with flat roof
㢞	yì				rooms connected, moveable house (a yurt, a portable, tentlike dwelling used by nomadic Mongols)
㢟	chān				to walk slowly; to stroll; to ramble
㢡	jiǎng				(same as 獎) to exhort; to encourage, to praise; to commend, to advise; to urge, to help
㢣	jìng				(same as 擎) to lift; to lift up; to support
㢥	dòng				a big piece of log to join the thick ropes; cable; used on a boat
㢧	juàn				(same as 卷) a book or painting which can be easily folded or rolled up, a division of a book
㢨	hàn				to defend; to ward off; to refuse; to reject; to oppose, a frontier pass (in Wuxian) in ancient times, a county in ancient times
㢩	dì				to shoot; to spurt, (same as 的) target for archery
㢬	hóng				(same as U+5F4B 彋) a bow stretched to the full
㢮	chí				(same as 弛) to unstring a bow; to relax; to neglect
㢯	diāo				(same as 弴) bows (with carved pattern) used by the son of heaven -- the emperor, flags; streamers; banners, a flag-staff made of bamboo
㢰	bì				to stretch a bow, the bow decorated with colorful silk and leather, bent; curved
㢳	lú				(same as 玈) black color, a black bow; bow in general
㢵	xié				powerful and strong bow, (interchangeable 弽韘) archer's thumb ring of leather
㢶	bì				(non-classical form of 弼) device for regulating bows; bow regulator, to correct, to assist; to aid
㢸	bì				(ancient form of 弼) device for regulating bows; bow regulator, to correct, to assist; to aid, to dust, to shake; to brush
㢺	xián				(non-classical form of 弦) string (of a bow, a musical instrument, etc.), chord of an arc, the first or last quarter of a lunar month
㢻	ruì				to draw a bow, bent
㢼	biè				(same as 彆) awkward, unfavourable, unsuitable, not smooth
㢽	ěr				(same as 餌) a bait, cakes, food, to eat
㢾	juàn				the curved end of a bow
㣀	zhèn				to rebound, to impeach, to play
㣁	bèi				to equip a bow with silk and muscular fibre
㣂	è				to bind, to pack up the bows and the cover of the bows
㣃	yǔ				(same as 鬻) to sell; to buy, to nourish
㣄	qú				powerful; strong bows, the end of the bows
㣅	zàn				bow-string; a chord; a straight road, to draw a bow, strong
㣆	mí				to loose the bow-string, a kind of jade, (same as 彌) full, great, boundless, to complete
㣇	yì				a kind of beast with long hair, other name for pig, fox, wild cat, raccoon
㣈	sì				a kind of animal, a kind of rat, (interchangeable 肆) extremely; excessively; reckless; without restraint, to exhaust
㣌	shàn				to join two things; contiguous; things connected end to end, sharp
㣍	tái				(ancient form of 台) a raised platform, eminent; exalted, name of a star
㣎	mù				fine (material, etc.) and delicate (workmanship, etc.) decorative design or pattern
㣏	jìng				(ancient form of 靜) still; quiet; calm; silent; peaceful
㣐	biàn				(ancient form of 變) to change; to transform; to switch; to alter, rebellion
㣑	róng				double image, (non-classical form of 容) face; expression; countenance, to contain; to hold; to accept
㣒	cèng				hair-raising, hairiness
㣓	càn				literary in taste; elegant; ornamental, beautiful and gorgeous
㣔	dīng				to walk alone, to insist on one's ways in doing things
㣙	dí				to walk in an easy and leisurely manner, (same as 宙) time--past, present and future, infinite time; time without beginning or end; eternity
㣚	tǒng				to go straight forward, (same as 衕) a lane; an alley, (same as 侗) ignorant; rude; rustic; straight-forward; uninterrupted; no obstacle
㣛	tà				walking, (ancient form of 會) to meet, to gather, to be able, to realize
㣜	xíng				to walk; to go
㣝	sōng				a Chinese family name
㣞	duó				to walk; to go
㣠	tāo				a rope decorated with bronze ornament (for leading cattle), a family name
㣢	tí				to rest from work; to take a rest
㣣	shàn				to walk in an unsteady way; to swing to and from, to doubt, to suspect
㣤	jiàn				(same as 踐) to tread upon; to trample, to carry out; to perform
㣥	zhì				(same as 偫) to store up, savings and/or reserves, complete with every; having nothing short; all; the whole
㣦	wēi				a winding path
㣧	yìn				(same as 胤) the succession in a family; posterity; heirs, to inherit; to follow after
㣪	huǎn				to walk with slow steps; proceed slowly
㣫	zhǒng				(same as 踵) the heel, to follow, to call personally at; to go personally to, (ancient form 動) to move; to start; to shake, to excite; to rouse; to take action
㣬	qì				to walk
㣭	zōng				number, several; a few, a kind of caldron or kettle, to walk
㣯	xiè				the dresses toss and flying about in the wind, to shake; to toss, to wave, to scull; to row, to agitate
㣰	xiè				to shake; to rattle
㣱	zé				common people; people in ordinary feature or countenance, to walk, to go in a hurry
㣲	wéi				(non-classical form of 微) small, low, weak; feeble
㣵	tà				to run away; to flee; to escape; to evade, (interchangeable 達) to reach; to arrive at, to walk away without meeting each other
㣶	zhān			邅	to walk, to go, to hide; to conceal, very difficult to proceed
㣷	nìng				walking
㣺	xīn			心	(variant of U+5FC3 心) the heart, the moral nature, the mind, the affections, intention, the radical on left side of the character
㣻	yì				to remedy by punishment; to punish; to reprove; to warn, in great distress; suffering hardships; distress; trouble; worry
㣼	rěn			忍	(same as 忍) to endure; to bear; to forbear; to repress
㣽	shù				(ancient form of 恕) to forgive; to pardon, (ancient form 怒) anger; wrath; indignation; rage
㣾	chà				do not care; unmindful of
㣿	zhuó				painfully sad, scared; afraid; fearful, anger, melancholy; grievous; mournful; sad, to be concerned about
㤁	miǎn				(standard form of 忝) to disgrace; to insult, to condescend
㤂	jí				(a variant of 急) anxious; hurried; urgent; hasty
㤃	fáng				jealous; to envy, (same as 妨) to hinder; to obstruct, to harm; to damage
㤄	pèi				raging animosity or hatred; full of anger and spite, unhappy; displeased
㤆	fàn				nauseated; disgusted, (in medicine) an acute case, quick-tempered, to regret; to repent, small (piece of land); narrow (minded)
㤇	ǎo				terrified; scared; nervous, (same as 懊) regretful; remorseful; resentful
㤈	qìn				sad; sorrowful
㤉	qiā				fear; dread; fright; scare, crafty; low cunning
㤊	xiào				(same as 恔) cheerful and exuberant; spiritually elevated
㤋	fēn				confusion; confused or disorderly; chaotic
㤌	gān				(same as 甘) to have one's heart own; to submit, admire, etc. sincerely and willingly
㤍	qiāo				never reveal one's feeling or emotion, (same as 巧) false, artificial, illegal, clever; artful, pretty cute
㤎	gē				a model or typical example; technique of standard handwriting, knowledge, to know; to feel; to understand
㤏	tóng				grievous; mournful; melancholy
㤐	chān				(said of music) disharmony; discord, quiet, to yield; to concede
㤑	yòu				(non-classical 憂) palpitation or fluttering of the heart, to become interested in something (usually as a result of persuasion); to move the mind; to start thinking; agitated; nervous
㤒	gāo			笨	knowledge; to know; to be aware of, a bureau, state of affairs
㤓	bèn				stupid; foolish; unwise; unintelligent
㤔	fù				to concede or submit willingly
㤕	chù				melancholy; grievous; mournful; sad, anxious and fearful, extremely sad
㤖	zhù		懧		to have wisdom; intelligent
㤚	háng				joy; delight; gratification
㤛	nín				to remember (old days, friends, etc.); to recall, (a pronoun, a dialect) this; these; such, here, without restriction; at will, to trust; to show good faith, weak, (ancient form 飪) to cook, you, (dialect) so; that, than, that case, that (indicating degree)
㤜	jué				(corrupted form of 怴) crazy; mad, anger; angry, idiotic; silly; stupid, ill-will; enmity; animus
㤝	chōng				palpitation or fluttering of the heart, to become interested in something (usually as a result of persuasion)
㤞	chà				disappointed; to fail in attaining one's purpose; to be disappointed in attaining the ambitions, to be surprised; to be amazed; to marvel, to think; to consider; to ponder; to contemplate, to expect or hope with eagerness, a credit, straightforward; faithful and upright, to reprimand; to discipline; to punish
㤟	kǒng				(same as 恐) fear; dread; fright; scare, (with reference to an unpleasant fact) probably; perhaps; maybe; possible; to threaten; to blackmail
㤠	liè				grieved; distressed
㤡	lì				to surprise; to amaze, afraid; scared; fearful; terrified, grieved; distressed; grieved; distressed
㤢	yù				to move the mind; agitated; nervous; to start thinking
㤤	yú				(non-classical form) mournful; melancholy; distressed; grieved; sad, to fear; fear; dread
㤥	hài				sorrowful, anxious
㤦	lì				mournful; melancholy; distressed; grieved; sad
㤧	hóu				conciliation; to come to an amicable understanding; compromise
㤨	gǒng				scared; terrified, fear; dread; fright
㤩	kè				(same as 恪) to respect; to venerate, grave and stern; of ornament -- splendid, imposing
㤪	yuàn				(same as 怨) to find fault with; to repine; to murmur against; to harbour resentment, hatred
㤫	dé				
㤬	huì				(same as 恚) full of anger and vexation, rage; hatred; to hate; to bear a grudge against; animosity
㤮	guàng				an error; a blunder, to cheat; to swindle; to defraud, confused; deceit; to deceive
㤯	jiǒng				clever or smart in a small way, memory or recollection
㤰	zuò				(same as 怍) to be ashamed; mortified; chagrined, to change color; to blush
㤱	fù				anger; passion; rage, to wait, to cheat; to swindle
㤲	qiè	𫺁			to think; to contemplate; to consider, to pant because of fear
㤳	běi				to depend on
㤴	chè				to move the mind; agitated; nervous; to start thinking, to rest; to cease, intelligent, strange; uncanny, light aspirations or ambitions for ...
㤵	cí			慈	(non-classical form of 慈) compassion, mercy, kindness
㤶	máng				confuse, senile, stupid
㤷	hān				to debauch; to dissipate; to act uninhibitively or disrespectfully
㤸	xì				uneasy; disturbed; not feeling at peace
㤹	qiú				hatred; grudge; enmity; animosity, (interchangeable 救) to save; to relieve; to rescue; to deliver; to aid
㤺	huǎng				(corrupted form of 慌) blurred; dim, obscure; confused in mind
㤾	sàn				not doing well; disappointed; very discouraged; frustrate (same as 憛) worried; anxious; apprehensive, to lose head; to lose self-possession
㤿	yān				to love; to be fond of, love; affection; kindness, willingly; willing, joyous; happy, to fail to remember; to forget
㥀	zhí				exclusive; special (same as 德) morality; virtues, behavior; conduct
㥂	tè				quick; fast, sharp, to move the mind; agitated; nervous; to start thinking, to fear; to dread; to be scared of, to get; to obtain
㥃	mèn			悶	(a variant of 悶) mournful, sorrowful, melancholy; depressed, to stupefy
㥄	líng				to pity; to commiserate; to have sympathy or compassion for, scared; afraid; fearful
㥅	shòu				used in a person's name, pensive
㥆	tuì				indulgent and without restraint, to abandon oneself to carnal desire; to be dissolute; to debauched, to forget, slow; to delay
㥇	cán				to be perverse; to act contrary to, jealous; to envy; jealousy, obstinate; stubborn, fierce; truculent
㥈	dié				(interchangeable 惵) afraid; fearful; terrified, peaceful; quiet; calm; safe; secure; stable
㥉	chè				a little angry
㥊	péng				angry, (same as 恲) generous; unselfish; liberal
㥋	yī				sound of the anguish of sorrow; the pain of grief
㥌	jú				prudent; cautious
㥍	jì				(same as 惎) to bear jealous hatred for; to hate; to hold a grudge against, to injure atrociously; to murder
㥎	lái				(abbreviated form) to resent; to hate, to neglect; negligent, joy; delight; gratification
㥐	yuàn				(ancient form of 怨) hatred; enmity; resentment, to complain; to blame; to impute
㥒	cǎi				corrupt; wicked, to hate; to dislike, (same as 猜) to be jealous and suspicious, cunning; crafty
㥓	qī				happy; contented; pleased, fragile, nearly; almost, cunning; crafty
㥔	yù				to move the mind; agitated; nervous; to start thinking
㥕	lián				(ancient form of 憐) to pity; to commiserate; to feel tender regard for
㥖	cōng				red color
㥚	yú				melancholy; grievous; mournful; sad, to fear; to dread; to be scared of
㥛	jí				with expedition; urgent; hasty, anxious; worried, respectfully serious; to take careful precautions; to do something in a serious manner, to love; to like; to be fond of; to be kind to
㥜	wèi				unsuccessful in one's career; to have not one's ambition fulfilled, generous; unselfish; liberal, uneasy; disturbed; not feeling at peace
㥝	mǐ				to arouse to action; to encourage, to temper and grind; to train or discipline oneself (toward a goal); to sharpen (a knife); to forge to harden, (same as 弭) to stop; to end; to eliminate
㥞	suì				to think deeply, to think far ahead, profound and abstruse thinking, careful deliberations; to think and contemplate thoroughly
㥟	xié				enmity; animus; ill-will
㥠	xū				(same as 諝) intelligence; brilliance, shrewdness; cunning; quick-witted and full of tricks; tricky
㥡	chì				idle; shiftless
㥢	qiú				bad; evil; wicked; vice, overbearing; haughty, melancholy; depressed; dejected; cheerless; despondent, considerations; contemplations; to think carefully; to turn over and over in the mind
㥣	huì				(ancient form of 惠) to benefit; to profit; to favor, kind; benevolent; gracious; gentle
㥥	yú				absent-minded; unconscious, happy; glad; joyous
㥧	shùn				(ancient form of 順) to follow; to obedient; agreeable; favorable, convenient; smooth
㥨	shuì				unhappy displeased, anger; rage; angry; furious
㥩	duǒ				idle; lazy; slothful; inactive
㥪	lóu		慺		(simplified form of U+617A 慺) diligent; industrious; sedulous, to encourage; to make efforts
㥬	páng				fear; dread; fright; scare
㥭	tài				luxury; waste; wasteful; prodigal; extravagant
㥯	yǐn				careful; compassionate; to take an interest in; prudent; cautious, worried and grieved
㥰	sāo				mournful; melancholy; distressed; grieved; sad
㥱	fěi				(same as 悱) to be desirous of speaking; inarticulate; unable to give vent to one's emotion, sorrowful
㥲	chēn				(same as 謓) anger; rage; angry; furious, (ancient form 慎) cautious; careful; scrupulous; prudent
㥳	yuán				to survey; to measure; mensuration
㥴	yí				do not care about something; disregard, to be ashamed
㥵	hùn			慁	(a variant of 慁) to dishonour; to disgrace; to distress, grief; shame; to disobey, to be anxious; to be apprehensive; to worry, to disturb or to agitate; to harass, confused and disorderly
㥶	sè				(same as 塞) (same as 愆) to fill up; full of; filled with; rich in contents; abundance, a fault; a mistake, to exceed; to be more than, to surpass
㥷	yè	𰑸			(same as 瘱) quiet; calm; still peaceful, gracefully quiet, clear and evident; obvious, deep and far; profound and abstruse, to conceal; to hide
㥸	mǐn				(ancient form of 愍) to sympathize with; to pity; to grieve; to commiserate
㥹	fěn				to move
㥺	hé				(same as 熆) to blow a fire
㥼	yìn				to be near to, close to, to recollect; to recall; to look back upon
㥽	cè				feeling; emotion, fact, love; affection, nature; reason, (same as 責) one's duty, responsibility; obligation, etc., to demand; to punish, to upbraid
㥾	nì				mortified; ashamed
㥿	ào				(same as 慠) proud; haughty; over bearing rude
㦀	féng				joy; delight; gratification
㦁	lián				to sob; to weep, to pay attention, to be careful; to take care; to exercise caution
㦃	chǎn				perfect personal character, many; much; plenty; lots of
㦄	má				hard to say or predict, difficult to speak out (for fear of embarrassing or paining others, etc.) not easy to express with words
㦅	diē				(same as 慸) uneasy; feeling uneasy or uncomfortable; not feeling at peace
㦆	hū				to exaggerate; exaggeration, arrogant; showing wild imagination; preposterously fantastic, without ambition; discourage
㦇	lù				a peaceful or easy mood; calm at mind, to move; to turn the mind, conversion
㦉	yì				(ancient form of 懿) virtuous, especially women, admirable; esteemed; excellent
㦊	huá	𫺆			lavish; luxurious, wasteful
㦋	zhā				absurd; wild; nonsensical; showing wild imagination; preposterously fantastic
㦌	hū				keen or sharp; clever; simple and honest, sound sleep or slumber; a deep sleep, to wake up from sleep
㦍	è				(same as 愕) to be startled, alarmed, to speak out; to speak up, frank statement, an obstacle or hindrance; to obstruct; to impede; unwilling; disagreeable
㦎	huò	𢛯			cantankerous; perverse, stupid; dull, ignorant, to divide clearly; without ambiguity, gracefully quiet
㦏	sǔn				weak; feeble, joy; delight; gratification
㦐	nì				a straightforward character, cannot make up one's mind; to hesitate
㦑	xiàn				anger; rage; angry; furious, silly; stupid; foolish
㦒	lí				to deceived, loquacious
㦓	xiàn				difficult intention, difficult idea or sentiment, weakened volition; dejected, fear; scare; fright
㦔	yàn				(same as 懕) sickly, in poor health, undisturbed; composed; calm; quiet, to satisfy or be satisfied to gratify or be gratified; (same as 厭) content; gratification
㦕	lóng				thought; idea; sentiment, intention, expectation, meaning
㦖	mèn	𫺓			(same as 懣) resentful; sullen; sulky; anger (especially at injustice) indignant, annoyed; depressed; bored
㦗	jīn				diligent; sedulous; industrious, with a strong will power
㦘	jī				(same as 憿) swift; rapid; quick; fast, by luck or chance
㦚	biǎn				melancholy; grievous; mournful, urgent; pressing
㦛	yǔ	𢗓			to walk in a composed (comfortable) way, respectful; reverent
㦜	huò				to move the mind; agitated; nervous; to start thinking, melancholy; grievous; mournful, (same as 驚) to surprise; to amaze, afraid; scared; terrified; fearful
㦝	miǎo				beautiful; pretty, good; excellent, to usurp; to outrage, to draw; to sketch
㦞	chóu	𪫷			(same as 懤) grieved; pained; in deep grief; to lament deeply
㦟	mái				intelligent; astute; clever
㦡	lè				(non-classical form of 樂) happy; glad, joyful, cheerful; elated; content; delighted; pleased; willing, enjoyable
㦢	jié				pure; virtuous; devotion; dedication, to have bearings; to have manners
㦣	wèi				to talk in one's sleep
㦤	yì				virtuous, especially of women, admirable, esteemed, excellent
㦥	xuān				(same as 愋) talented; intelligent; wise wisdom; knowledge, to resent; to hate, to regret
㦦	xì	𫻁			apprehensive; fearful; afraid, ashamed, uneasy in mind; not feeling at peace; disturbed
㦧	cǎn			憯	(same as U+61AF 憯 U+6158 慘) sad; sorrowful; grieved; miserable; tragic
㦨	lán				(same as 嬾) lazy; indolent; idle; inactive; reluctant; disinclined
㦩	yǐn				melancholy; grievous; mournful; to feel sorrow or grief; to grieve; to mourn; to be sad, prudent; cautious
㦪	xiè				complaint; grudge; unjust
㦫	zā				lax and crude; idle and remiss
㦬	luǒ	𰑫			ashamed; abashed; mortified; humiliated, few; little scarce; rare
㦭	líng	𭝋			(same as 憐 怜) to pity; to have compassion on; to sympathize
㦮	qián				(abbreviated form of 錢) money; cash, a unit of weight, a Chinese family name
㦯	huò				(same as 或) a certain; some, perhaps; probably; maybe, or
㦰	jiān				to break off (relations); to sever, to exterminate; to annihilate; to wipe out, to pierce; to stab; to irritate; to hurt, to hold weapons, agricultural implements; far tools, sharp will; eager intention; determination
㦱	wǒ				
㦴	gé				to arrest; to catch; to seize, to brawl; a hand-to-hand fight; to struggle for; to fight for, to beat; to strike; to attack
㦵	zhū				to kill; to put to death; to slaughter; to execute, to punish, to weed out; to exterminate, a kind of weapon
㦶	dié				repeatedly; frequently; to alternate, common; ordinary; normal, sharp, name of a state in ancient China, bold; brave; fierce; violent; severe; strict; stringent
㦷	yǒng				(ancient form of 勇) brave; courageous; bold; valiant; fearless; gallant; heroic
㦸	jǐ				a lance with two points, a halberd with a crescent -shaped blade; weapons used in ancient times, to stimulate; to provoke; to excite; to irritate, to point with the index finger and the middle finger; to describe angry or an awe-inspiring display of military force, etc., masculine; heroic; brave
㦹	yáng				a spear; a lance; a javelin, a battle-axe; a halberd
㦺	rù				a lance with two points, a halberd with a crescent-shaped blade; weapons used in ancient times, to stimulate; to provoke; to excite; to irritate, to point with the index finger and the middle finger; to describe angry or an awe-inspiring display of military force, etc., masculine; heroic; brave, (in general) sharp points and edges of weapons
㦻	xí				(ancient form of 襲) to put on; to wear, repeated; double; to inherit; to attack or take by surprise, to accord with; to unite
㦼	shuàng				a wooden piles used as a cable to make immovable of a boat
㦽	yù				with elegant appearance, with beautiful or gorgeous color; refined, learned and accomplished
㦾	yí				(same as U+6245 扊) the bolt of a door; door latch
㦿	qiǎn				a window, a small door, (ancient form 戶) a door, a household
㧀	jí				the bolt of a door; door latch
㧁	qù				to close, shut the door with a bang, to soar, (ancient form 闔) a Chinese family name
㧂	tián				(same as 屇) a cave a hold in the ground; a hole
㧃	shōu			收	(ancient form of 收) to receive what is due; to gather together, to harvest, to collect; to put away, to close, to bind, to restrain, to bring to the end, (same as 摎) entwined -- as branches of a tree; to tangle; to involve, to collaborate; to band together
㧄	qiǎn				to take; to receive; to fetch; to take hold of
㧅	mù				to turn upside down; to exert a great deal; to pull and drag, to implicate or involve
㧆	jīn				to cover something with a piece of cloth, a kind of cloth used to cover something
㧇	mǎo				to hold; to grasp, to maintain; to support; to keep; to uphold, a tie or stalemate
㧈	yǐn				(same as 引) to pull; to attract, to guide, to introduce, to quote, to retire
㧉	gài				to rub; to grind; to polish; to wear, to take; to obtain; to select, to beat; to strike; to attack
㧊	pō				to push; to expel, to shirk; to decline, to row, to wipe and clean, to strike; to beat, to be rampant in defiance of authority
㧋	xuǎn				to lengthen and extenuate -- as in making noodle; to drag out
㧌	mào				(same as 毛 芼) to select; to choose; to pick out
㧍	fǎng				(same as 仿) alike; similar, (same as 搒) to involve; to affect
㧎	yá				forked branches, stone roller, to roll, to stop; to detain; to prohibit, to clutch; to grasp
㧏	gāng		掆		(a simplified form of 掆) to carry on the shoulders of two or more men, to raise
㧒	yù				to beat; to strike, to throw; to pitch, to scoop out to dig out
㧓	guā				to lead; to guide, to entice, to introduce, to draw out; to stretch, to beat; to strike
㧔	guài				to disturb; to agitate; to harass, to quarrel; to wrangle
㧕	liǔ				to feel or touch with hands; to hold, to lay the hand on, to cover
㧖	è			扼	to clutch; to grasp
㧗	zǐ				to catch, to grasp with the hand, to pinch, to kill, to attach from the sideway, to strike with the hand; (Cant.) to tear, rip
㧘	zì				to accumulate, to massage the cheeks
㧙	bì				to give a playful blow, to strike against, to wring; to wrench; to twist, to turn for the better
㧚	wǎ				(a dialect character) cup the hand, (corrupted form of U+65CA 瓬) clay pottery; earthenware
㧜	liè			擸	(same as U+64F8 擸) to hold, to grasp, to hold the hair; to pull at; (Cant.) to take at a glance
㧡	hài				to move; to shake; to rock; to excite, to decrease; to reduce; to diminish; to subtract; to deduct, to shoulder; to take upon on oneself
㧢	yīn				to depend on; to lean to; to rely on; by means of, to follow the old or traditional (practices, customs, precedents, etc.), to receive and carry on; to continue; to succeed to
㧣	zhū				to stop, to detain; to stay; to end; still; calm, only
㧤	chòng				(non-classical form) to jump; to leap; to bounce; (in general) get angry and leave away, to bump; (Cant.) to poke, jab
㧥	xiǎn				to nip with the fingers; to take a pinch; to take up as with tongs
㧦	xuàn				to strike; to beat; to attach, (same as 揈) to move; to shake; to wield
㧨	qiú				(ancient form of 扏) slow; gradual; tardy; leisurely, to delay; to put off; to defer
㧩	pèi				to dispel, to move; to transfer, to issue; to set aside, to stir up, turning
㧪	guǐ				to ruin; to destroy; to break down, to hang up; to suspend
㧫	ér				to hold; to grasp, to maintain; to keep, a post, to lead on, (same as 擩) to rub, to crumble by hand, to massage; mixed-up; confused
㧬	gǒng				to raise; to fold the hands on the breast, to bow, to salute, a method (to pile or to raise up) of painting; (Cant.) to push from behind
㧭	qióng				to get something with both raising hands
㧮	hū				high; tall; lofty
㧲	sǎn				to shake; to rattle
㧳	zhuò				to mix; to blend, to display in neat rows; to place in order
㧴	wǒ				to rub hands; to rub between the hands; to twist between the hands
㧵	póu				(corrupted form of U+638A 掊) to exact, to get salt from sea-water, to break up; to injure, to hold something in both hands; to scoop up mud; (Cant.) to hit, strike, knock
㧶	kēng				the jingling of metals, to strike, to lead; to guide
㧷	tùn				to wipe tears, to bind
㧸	pēng				to hit; to beat; to strike; (Cant.) to drive away, chase
㧹	tè				to strike with fists, to strike; to blow
㧺	tà				a finger wrapper; a covering (used to protect the fingers from getting hurt)
㧻	zhuó				a thorn, to select; to pick, to push, to find out, to cut out; to engrave, sound of striking
㧼	biào				to distribute, to scatter; to disperse
㧽	gù				name of a county in Han dynasty; today's Inner Mongolia Autonomous Region; southeast of Baotou county
㧾	hū				to strike, to bale out; to clean up
㨀	bǐng				(same as 抦) to hold in the hand
㨁	zhì				to throw; to pitch, to send, to stay, a crutch; staff or stick
㨂	dǒng				to beat; to strike; to attack
㨄	zhōu				to pierce; to stab, (same as 挑) to stir; to disturb; to agitate, to place the hand on, to impeach, (a dialect) to lift something heavy from one side or from the end
㨅	nèi				inside; within; inner, a family name, (corrupted form of 抐) to take from the top, to strip; to peel
㨆	lǐn				to kill, to slaughter, to beat; to strike; to hit; to attack; (Cant.) to pile, stack
㨇	pó				(same as 搫) to sweep clean; to clean away, to eliminate
㨈	jǐ				(abbreviated form of 擠) to crowd; to throng; to push; to squeeze
㨉	mín			抿	(same as U+62BF 抿) to smooth, to stroke; to pucker, to contract, to wipe away
㨊	wěi				to discard; to reject; to abandon, to feel; to stroke, to sort out the divining stalks, to drop; to lose; to fall off, to weigh; to measure weight
㨋	chě				to beat; to strike; to attach
㨌	gòu				to milk a cow or goat
㨍	bāng				to defend, on a level with; even; equal, to help; to assist
㨎	rú				to dye, to dip, to soak; to rub in the hands
㨏	tān				to beat; to strike; to attack
㨐	bǔ				to slap lightly on the clothes or coverlet, to beat; to strike; to attack
㨑	zōng				to count; to enumerate, to grasp the head
㨒	kuī				(same as 刲) to cut open and clean -- as fish, to kill; to sacrifice, to stab
㨓	láo				(non-classical form) to close; to shut, to block up, to pull or drag out of the water; to fish up; to salvage
㨔	hàn				to shake; to rock; to jolt; to joggle
㨕	yíng				to shoulder; to take on the shoulder; to take upon oneself
㨖	zhì				to stab, to rob of money; to rob of riches, to go nonstop to, to cluster together; to mass; (Cant.) to squeeze in
㨘	xǐng				(same as U+64E4 擤) to blow the nose with the fingers; (Cant.) to scour; to rebuke; to hit with a ball
㨙	xié				to clasp or hold under the arm, to support; to prop up; to aid, to exchange; to alter, to lift up or off; to raise high
㨚	xún				to select; to choose; to pick out, to defend; to ward off, to refuse; to reject
㨛	shǎn	𰓔			swift; rapid quick; speedy, (same as 掞) easy; smooth; suave; comfortable
㨜	qián				to help each other, to shoulder; to take upon oneself
㨝	xiē				the very hard stuff, to sort out of divining stalks; (Cant.) to wedge in
㨞	sù				to feel about; to grope in the dark
㨟	hāi	𫼥			to touch; to contact, to ram; to butt
㨠	mì				(same as 塓) to smear; to daub; to spread, to paint
㨡	hún				to push with hands, to hold; to grasp, (in general) something as a whole; complete; undamaged
㨢	pī				to rip open flesh; to cut flesh; (Cant.) to join, link, connect
㨤	huì				(same as 擓) to wipe; to scrub; to rub, to dust; to clean, (a dialect) to scratch with fingers lightly, (a dialect) to carry on the arm
㨥	nà	𫽀			to hit; to strike
㨦	sǒng				(abbreviated form) to hold; to grasp, to detain, to uphold, to push, to stand upright
㨧	bèn				wooden stick or bamboo cane (shaped segment of a circle) used to support the covering of a carriage in ancient times
㨨	chōu				(the large seal; a type of Chinese calligraphy) to draw out; to sprout; to rid; to whip, to build, to thresh; to hull or unhusk, to beat; to pound; (Cant.) to shake down
㨩	jié				(non-classical form of 捷) to win; to triumph, swift; quick; rapid
㨭	hù				unreasonable, to distribute; to make known; to circulate, book cover; book jacket, letter; correspondence
㨮	dōu				to lift up; to take in the hand, to control, to open; (Cant.) to seize, grasp
㨯	huò				(same as 擴) to enlarge; to magnify; to expand
㨰	gǔn				to turn; to shift; to move
㨱	yáo				to shake, to wave, to row
㨲	cè				to back up; to support, to take; to receive; to obtain, to select; to choose
㨳	guǐ				(same as 庋) a cupboard; a closet, to put into a cupboard or closet; to put into the proper place, to wear on the head, to support; to sustain; to bear
㨴	jiàn				to turn over; to collapse; (Cant.) to lift (a lid); to uncover
㨵	jiǎn				(non-classical form of 揃) to cut away; to cut off; to cut down; to eliminate; to remove; to exterminate
㨶	dǎo				(same as 搗 擣) to thresh; to hull or unhusk, to beat; to pound; to attack
㨷	jìn				to wipe; to cleanse, (interchangeable 艱) difficult; distress; hardship
㨸	mà				to hit; to strike; to beat
㨹	huì				to crack; to break; to rip open, to split or divide up, to hang up; to suspend, to sweep clean; to eliminate
㨺	miǎn				to ornament; to polish; to decorate, (same as 捫) to feel; to touch with hands; to hold, to search (in one's pocket, etc.)
㨻	cán	𪮃			to cut; to kill; to behead, gradually; little by little; by degrees, to lift; to raise, to strike; to beat, to throw; to pitch; to deliver
㨼	lüè			撂	(non-classical form of U+63A0 掠) to take by force, to throw aside
㨽	pì				to cut or rip open
㨾	yàng				a type; a model; a mode; a style
㩀	jù				(a variant of 據) to receive, as communications from a subordinate, to rely on, to lean on, evidence; proof, according to; whereas
㩁	què			搉	to knock, to pick out, to ridicule, (a variant) monopoly, a footbridge. a toll levied at a bridge or a ferry
㩃	qiān				to take or capture (a city, etc.), to gather or to collect
㩄	shāi				to strike; to beat, to get scattered and lost
㩆	jiù				to be in full possession of; to grasp, to beat cruelly; to beat brutally; to beat severely
㩇	huò	𫽇			the thumb, to split; to tear apart, sound of ripping or tearing, to cut open with something sharp
㩈	yǔn				to restrain; restrained; timid and awkward; to feel not at home; miserably poor
㩉	dá				(same as 搨) to take a rubbing of an inscription on stone, etc., (same as 拉) to pull; to drag; to hold, to beat; to strike; to attack, (same as 拹) to break; to destroy; to smash
㩊	xuān				to pull up the sleeves and show the arms, to fight with bare hands, to desire for more than one's rightful share; to covet; greedy
㩋	xiāo	𪮋			to beat; to strike; to attack, sound of beating or hitting, a handle; a hold; to hold; to take, to guard; to watch over
㩌	fèi	𫽧			to strike; to fight with hands, to scratch lightly; to brush; to shake; to dust, to knock down; to floor
㩍	cè				to back up; to support, to take; to receive; to fetch; to obtain; to take hold of
㩎	yè				(same as 擪) to press with a finger; to tuck in; to put the finger into; to put in; to stow away
㩒	qín				(same as U+64D2 擒) to arrest; to capture; (Cant.) to press down firmly
㩓	huǐ				to wound; to damage; to destroy; to injure
㩔	tún				a tool to make (crumble and to make smooth) a bow, to beat; to strike; to attack
㩖	qiáng				to back up; to support
㩘	nǐ				(corrupted form of 檥) (interchangeable 艤) to moor to the bank
㩙	sāi				(same as 塞) a cork or stopper; to cork; to seal, to fill up, to block
㩚	méng				to collect (tax, grains), to draw together; to contract, to become less flagrant in behavior
㩛	tuán				(same as 摶) to roll round with the hand, to rely on, to take or follow (a trail, etc.)
㩝	háo				to compare; to estimate
㩞	cì				(corrupted form) to back up; to support, to take; to receive; to fetch; to obtain; to take hold of; (Cant.) to throw, heave, fling away
㩟	zhài				(a dialect) to sew some ornaments (button; decorations, etc.) on the clothes
㩠	āo				a fierce or bloody battle, to untie; to unbind, (same as 捊) to exchange; to trade, to guide, to quote
㩡	luǒ				shake; to toss, to wave; to sway, to row
㩢	miè				to beat; to strike; to attack, to cut, to diminish, to decide; to judge, to weigh; to measure, to wipe; to rub, to dust; to clean
㩤	fū				to open; to stretch; to extend; to display; to raise, to scatter; to spread, to stir; to get excited
㩧	bó				to strike; to beat; to knock; to stone (to throw stone and hit someone); sound of hitting something
㩨	huì				to crack; to break, to split or divide up, to rend; to rip open, to hand up; to suspend, to worry; to think of; anxious
㩩	qǐng				(a dialect) to come to an end; to terminate
㩪	xié				(corrupted form of 擷) to collect; to take up; to pick; to gather
㩭	bó	𫽊			(non-classical form of 攪) to disturb or to agitate; to bother; to trouble, to stir; to churn; to mix evenly by stirring
㩮	qián				to lift up or off; to raise high, to unveil
㩯	pó				(same as 搫) to move; to transport, to collect; to gather; to make a clean sweep of
㩰	jiǎo				to stab; to cut, (same as 摷) to attack against
㩱	jué				to select; to choose; to pick out, to lift; to carry on the shoulders -- of two or more men, to wipe out, to brush over lightly, to carry; to take or bring along at one's convenience, to cut; to par; to trim; to shave
㩲	kǔn				a fist, to clasp
㩴	jú				to seize, as a bird of prey, to seize and carry off, to grasp
㩵	è	擜			to beat; to strike; to attack
㩶	niè				to hold; to grasp; to seize, to retain
㩷	qiān	𰔲			
㩸	dié				(a variant) to pile on; to fold up, to draw together; to collect
㩹	dié	𢶣			to pile on; to fold up
㩻	qī				rugged mountain path, very skinny, to pile on upon another; accumulation; to accumulate; (Cant.) exclamation
㩼	zhī				many; much, more than; over
㩽	qí				parasitic branches on a tree, branches growing horizontally, (variant 勑) imperial orders
㩾	zhuì				uneven, to hang down; to let fall
㩿	kū				unstable, dull, rough; coarse
㪀	yú				to enter, to go ahead; to proceed; to advance, to improve, to offer
㪁	qín				to hold; to grasp; irregular; uneven, a precipice beneath an overhanging cliff, (same as 拑) to take by force; to control with threat of force; to coerce
㪂	kū				unstable, dull, rough; coarse
㪄	fú				broken; to break, ruined, reason; cause; right, principle; theory, to arrange; to repair, to regulate; to operate; to govern
㪅	gèng			更	to change, to alter
㪆	dǐ				hidden; mysterious; secret, to conceal
㪇	xiàn				to disseminate; to spread, the weak sound of a Chinese musical instrument with seven or five strings
㪈	guì				to let go, to put, to raid; to aggress, to encroach up, a bad year; a year of famine or disaster
㪉	hé				to combine; to unite; to gather, to close; to shut
㪊	qún				infested with bandits and robbers
㪌	tǒng				to lead on; to advance, to strike against; to break through
㪍	bó				(same as 勃) suddenly, to change, as the countenance, a kind of animal (interchangeable 悖) perverse; contrary to what is right, to rebel
㪎	shǎn	𪯋			uncertain; not yet settled, irregular, to raise one's hands, to exhaust; to use up, to complete; to finish, all; entirely; totally; completely
㪏	bǐ				(interchangeable 捭) to ruin; to destroy; to break down, sound of beating or striking
㪐	lù				unstable, dull, rough; coarse
㪑	yè				to follow; to attach; connected
㪒	ní				to ruin; to destroy; to break down
㪓	chuái				disaster; calamity, evil; wicked; mean
㪔	sàn				(same as 散) to scatter; to disperse; to break up or separate for a time; to dismiss
㪕	diào				to beat; to pound; to strike; to rush on; to pat; to dash; to smash, to take by force; to wrest from
㪖	lù				sound of beating, to strike, sound of an object dropping into water, etc.
㪗	tǒu				(a dialect) to open (a parcel; a bundle or a package); to unroll (a scroll, etc.); (Cant.) to rest, catch one's breath
㪘	liǎn				(abbreviated form of 斂) to draw together; to accumulate, to collect; to gather
㪙	kě				to go to the very source; to search into carefully
㪛	zhěn				to pound rocks to pieces, (same as 抌) to strike; to strike with the fist
㪜	chuǎi				(same as 揣) to measure; to estimate; to suppose; to gauge what's on another's mind; to presume; to test; to sound out, (same as 捶) to weigh in the hand
㪝	liàn				to beat, (same as 柬 揀) to select; to choose
㪞	mào				to be held by the hand, to resist; to oppose
㪠	qiān				(same as U+9D6E 鵮) to peck, poverty; poor, things of the same value, to take; to fetch; to obtain, to select; to choose, (of a bird) to peck
㪡	kài				to quell; to punish by force of arms, enemy; foe, to oppose; to resist
㪢	shǎo				(same as 捎) to beat; to strike; to attack, to be in full possession of; to grasp, to make selective collection or coverage of
㪣	xiāo				a place in Han dynasty, (same as U+6572 敲) to beat; to knock
㪤	bì				to finish; concluded
㪥	zhā				to take; to receive; fetch; to obtain; to take hold of, to press with fingers, use the fingers to show the distance
㪦	yìn				to beat; to pound; to ram down, to attack
㪧	xī				to beat; to strike; to attack
㪨	shàn				to mend; to repair; to copy; to write out
㪩	sù				to strike; to beat, sound of beating
㪪	sà				to use a wooden pole to support something; to raise, to begin; to start
㪫	ruì				(corrupted form of 叡) wise and clever, shrewd, discreet, astute, quick of perception, the divine sagacity of sages
㪬	chuō				to pierce; to stab; to hurt, to give; to hand over; to confer, to teach, to build, to pound (grain) in order to remove the husk
㪭	lú				to draw together; to contract to fold, to collect; to gather, to hide; to conceal
㪮	líng				to beat; to attack; to strike
㪯	chá			舉	(non-classical form of U+8209 舉) to lift; to raise; to commend; to praise, entire; whole
㪱	huàn				elegant; coloured
㪴	jiá				to measure; to estimate
㪵	bàn				half of a unit of measurement used in ancient times
㪶	hú				(same as 斛) a dry measure 10 or 5 times that of a Chinese peck; a corn measure nominally holding ten pecks but generally holding about five, used in name of a place
㪷	dǒu				
㪹	lǒu	𬖠			to rob; to loot; to plunder
㪺	jū				to bale out; to decant liquids, to pour out liquor, a feast, a kind of utensil used to ladle out water
㪻	juàn				a kind of utensil used to ladle out wine, a container that gives a measurement of rice
㪼	kě				to pull; to drag; to hinder; to snatch away
㪽	suǒ				
㪾	luò				to cut the flesh from the bone; to scrape off; to pick out; to get rid of, to arrest; to catch to seize, to struggle; to fight; to conflict; to vie; to compete
㪿	zhé				to break; to snap; to bend; to bow down
㫀	dǐng				huge tripod of bronze with two ears; heavy three-legged caldron or sacrificial vessel regarded as a type of imperial power, the Empire, a kind of cooking utensil used in ancient times
㫁	duàn				(non-classical form of 斷) to cut apart, to sever, to break; broken; to abstain from, to conclude
㫂	zhù				to chop or cut (wood)
㫃	yǎn			偃	flags flying, long bands or ribbons attached to flags, streamers, etc. (ancient form of 偃) to cease; to desist from
㫄	páng				(same as 旁) side, by the side of; nearby
㫅	chá				(same as 旗) a flag; a pennant; a banner; a streamer, a sign
㫊	yǐ				fluttering of the flag, the flags
㫍	yóu				the scallops along the lower edge of a flag; the hanging decorations (ribbons, etc.) of a flag used in ancient times, a kind of flag
㫎	huī			幑	(same as 徽 揮) mark; sign; indication; flags; pennants, streamers, etc., to prance, to brandish, to shake; to rattle, name of a flag
㫏	yǎo				a kind of flag, flags; streamers
㫐	yǎo				distant and indistinguishable
㫑	zhǐ				(same as 旨) (non-classical form 時) purpose; will; intention; objective, good; excellent, a season; an era; time
㫒	gǒng				(same as 廾) hands joined, to support; to aid; to help, to lean upon
㫓	qǐ				(ancient form of 氣) air; vapor, breath, spirit; character, bearing; manner
㫔	gèn				(same as 艮) one of the Eight Diagrams for divination
㫗	hòu				(same as 厚) thick, deep friendship, to treat kindly; generous
㫘	mì				disappeared, not supported by, to avoid, unable to see
㫙	fú				the sun
㫚	hū			昒	early morning, daylight
㫛	guàng				light; bright; brilliant, clear, intelligent; day dawn
㫜	tǎn				light; bright; brilliant, clear, intelligent; day dawn
㫝	dī				the sun
㫟	yán				day after day; daily, time, moving of the sun
㫢	qù				
㫤	chǎng				(a variant of 昶) a long day, bright, extended, clear
㫥	mǐng				(non-classical form of 冥) dark; obscure; dim
㫦	tāo				of look of the sun, the look of the weather
㫧	bào				(non-classical form of 暴) violent; fierce; atrocious; cruel, sudden
㫨	ān				
㫫	xiǎn				(non-classical form of 顯) clear; evident; eminent; prominent; renowned; famed; to expose; to make known
㫯	mào				in contravention of; to offend (a superior, elder, etc.) (same as 冒) incautious; rash; imprudent
㫱	nǎn				mild, damp and moist, red color
㫲	bèi				dark; dull
㫳	chén				(same as 晨) morning; daybreak
㫵	fēi				white color, (corrupted form of 腓) the calf of the legs
㫶	zhǒu				light; bright
㫷	jī				behind; the back of; afterwards; to come after (same as 期) period; time, to expect; to hope
㫸	jiē				sunset
㫹	shù				light; bright, warm, genial
㫻	kùn				sunlight
㫼	dié				(same as 晢) clear, bright; glorious; to be sharp and perspicacious; able to examine the tiniest things
㫽	lù				darkness; the sun is dimmed
㬂	yú				used in person's name
㬃	tái				sunrise
㬄	chàn				warm and damp (moist; humid), a little warm
㬅	màn			曼	(non-classical form of 曼) long, extended, large
㬆	mǐn				(same as 湣) posthumous title conferred upon emperors and eminent officials
㬇	huàn				name of a state in ancient China, sharp, bright-colored; brightness; bright; radiance; light
㬈	wēn				the sun was shining and it's warm
㬊	huàn				light; bright, clear, intelligent; clever
㬋	hóu				name of a star
㬌	jìng				sunshine; sunlight
㬍	bó				fierce; cruel, sudden, a scorching heat
㬏	lì				light; bright, clear, intelligent; clever
㬐	jìn				(same as 晉) a state during the period of Spring and Autumn, (same as 鄑) name of a place in today's Shandong Province
㬒	mǎng				the sun are dimmed; darkness
㬓	piào				to expose to sunlight; to sun
㬔	háo				to defy; to disobey; to disregard, to contradict, perverse; recalcitrant; irregular; abnormal
㬕	yáng				(corrupted form) light; bright, clear
㬗	xiàn				(same as 晛) sunshine; light; bright, warm; genial (weather), very hot
㬘	sù				arid; dry; parched, impatient; restless, fierce; cruel, sudden, a scorching heat
㬙	wěi				sunshine; light of the sun
㬚	chè				light; bright, clear
㬛	xī				to dry in the sun
㬜	jìn				(same as 晉) to advance; to increase; to flourish
㬝	céng				obscure; not bright; poor visibility, white; clear; bright; pure; plain
㬞	hè				(non-classical form of 暍) sunstroke, hot; feverish
㬟	fēn				(a dialect), an adverb, negative expression; never before; to have not happened before
㬠	shài				(non-classical form of 曬) to expose to sunlight; to dry in the sun (interchangeable 煞) very; much; extremely; a fierce god; a malignant deity, to conclude
㬡	líng				(same as 昤) sunshine; light of the sun
㬣	duì	𬀮			luxuriant; exuberant; lush; flourishing
㬤	qī				wet clothes not completely dry; to dry in the sun or use sand to dry up on the ground
㬥	pù				(an ancient form of 曝) to sun to air; to expose to sunlight, to expose or be exposed; exposure, a tree with scatter or dispersed leaves
㬦	yuè				brave; courageous; bold; valiant; intrepid; fearless; heroic
㬧	bó				(standard form) a collar, the neck, to connect collars to the clothes
㬩	huì				a tiny star, numerous stars
㬪	dié				(a variant of 疊) to fold up, to repeat, to duplicate
㬫	yàn				clear sky, a fine day
㬬	jù				a family name
㬭	jiào				(same as, non-classical form of 皭) pure white; clean; bright, usually used for person's name in ancient times
㬮	nàn	𰖠			gentle; mild; temperate, tender; loving; caressing
㬯	liè				sunset
㬰	yú				(non-classical form of 臾) a moment; an instant; a little while; a short time
㬱	tì			朁	(same as 替) to replace; to substitute; to decay; to decline, (a variant 朁) if, supposing, nevertheless
㬲	tiān				to increase; to add to; to augment, to a greater extent; more, benefit; profit; advantage
㬳	wǔ				light; bright, clear
㬴	hǒng				the moon is dimmed; darkness; the word used especially by Triad Society (三合會) a secret society during the Ching Dynasty dedicated to the overthrow of the Manchus and the restoration the Ming Dynasty
㬵	xiáo				the shinbone, or tibia, (same as U+4EA4 交) to intersect, the sun and the moon in the sky, (simplified form U+81A0 膠) glue; gum, resin; sap, anything sticky
㬶	hào				flesh; meat of animals, (same as 浩) great; vast, many; much
㬸	tiāo				a kind of services or ceremonies of offering sacrifices
㬹	zhēng				tendons of the heel of the foot; (Cant.) elbow, heel
㬻	huāng				in between of the flesh, a state of a minority ethnic group in southern China, the moon is dimmed
㬼	fù				to have; to be present; to exist; there is
㬿	tūn				moonlight
㭁	réng				a kind of tree, a kind of lumber used to stop a carriage
㭂	jiǎo				height of the end-point; the tip of a small branch; (Cant.) slender, thin
㭄	xìn				a king of tree
㭇	yuàn				a kind of tree, (corrupted form of 杬) a kind of plant; (non-classical form 欖) the olive tree
㭈	jué				a basin; a bowl
㭉	huá				farm tools; a spade or shovel
㭋	bàng				(same as 棒) a club; a stick, to hit with a club, good; strong; wonderful
㭌	móu				(same as 桙) a basin; a bathtub, a kind of tool or utensil, (interchangeable 模) form or shape of a thing; style; pattern; appearance; look, a sample
㭎	gāng		棡		(simplified form of 棡) a tall tree; a large tree, (interchangeable 扛) to carry on the shoulders of two of more men
㭏	wěi		椲		(simplified form of 椲) a kind of wood (used as a kind of material to make basin and bowl, etc.); (same as 楎) a peg for hanging things on, a clothes-horse
㭑	mèi				a kind of tree
㭒	sì			耜	variant of U+801C 耜: a farming instrument; a spade; a shovel
㭓	biàn				a pillar arch
㭔	lú				a kind of tree
㭕	qū				a board (on the back of a donkey) for carrying things; saddle
㭘	gé				a scabbard; a sheath; a case for sword, a tree like the acacia
㭙	zhé				a hammer
㭚	lǚ				a kind of tree, a tray for carrying sacrificial meats and wine
㭛	pài				a kind of climbing plants; rattan; bark can be used to weave cloth, a component parts of a loom
㭜	róng				a kind of tree (like locust tree; similar to the ash; acacia)
㭝	qiú				name of a pavilion, in Xinshi, name of a place in Jingling
㭞	liè				a kind inferior wood
㭟	gǒng				torture used in ancient times
㭠	xiǎn				
㭡	xì				name of a mountain, a component parts of a loom
㭢	xīn				mechanics, opportunity, urgent
㭤	niǎo		樢		(simplified form) (same as 蔦) the convolvulus; a kind of creeping plant, partridge; francolin, in Japan, the pole out side of a building used to post the public notice
㭨	xié			椰	(same as U+6930 椰) the cocoa-nut palm
㭩	liè				a kind of tree can be used as dye-stuff, the mast of a boat
㭪	fū				a shrub (plant); dense growth of trees
㭫	cuó				a fruit tree (plum), (same as 菆) hemp stalks, a mat
㭬	zhuó				(corrupted form of 椓) to beat; to tap; to thrash, castration as a punishment in ancient times, a castrate man, to accuse or charge
㭭	bā				a kind of tree, a harrow; a drag, a written contract or agreement; a bond; a deed, handles of spears or lances used in ancient times
㭮	zuò				(corrupted form of 桚) a kind of liquor container, to squeeze; to press, an instrument of torture for squeezing the fingers of prisoners or witnesses in order to extort evidence or confession
㭯	zhé				tree with small leaves; mushroom
㭰	zuī				to know; to recognize, to hide; to conceal, (same as 嘴) beak (of a bird), stone probe
㭱	hé				(same as 匣) a case; a small box
㭲	jí				(same as 极) a wooden frame (on the back of a donkey) for carrying things, (simplified form of 極) to exhaust, extreme; highest; topmost
㭴	jiān		樫		(simplified form) the oscines
㭸	tú				(same as 梌) the branches to spread out in all directions, the catalpa; a kind of hard wood used for making chessboard
㭹	xián				name of a county in today's Shandong Province, a kind of fabric produced in Donglai
㭺	yǎn				the cherry-apple, a kind of tree
㭻	táng				(same as 棠) the crab-apple; the wild plum
㭼	tà				a rectangle shaped peg or short post between the beans and the roof timbers; the square peck-shaped box half-way up a Chinese flagstaff
㭽	dǐ				(non-classical form of 柢) root; foundation; base, eaves of a house; brim
㭾	jué				to cut the timber apart; to cut a tree; (Cant.) to blunt
㭿	áng				oblique angle, a post to tie cattle and horses to
㮀	hán				tool to clear out (as a drain) the water, (same as 函) a case; a small box
㮁	xiáo				gardenia; a plant of which the nuts produces a yellow dye
㮂	jú				an appliance used to lift food; something like a narrow, long table, to carry; to transport
㮃	wēi				farm tool, (same as 桵) a kind of tree
㮄	bǎng				(non-classical form of 榜) publicly posted roll of successful examinees
㮅	zhuī				a kind of tree
㮆	niè				(an ancient form) (same as 𣡌) leaves sprouting from the stump of a tree; shoots from an old stump, a large (a species of oak) from the bark of which a yellow dye is produced
㮇	tiàn				(standard form of 掭) (same as 栝) a builder's frame for measuring, juniper, a poker (for stirring fire, a cylinder part on the old style of wooden doors
㮈	nài				(non-classical form of 奈) but; how; what, a remedy; a resource, to bear, to endure
㮋	yǒu				(non-classical form of 栯) a kind of tree, a fruit tree
㮌	mián				(same as U+68C9 棉) cotton; (Cant.) a kind of fruit
㮏	nài				(same as 柰) a fruit tree; a crab-apple, for which the second from is strictly used, leaves sprouting from the stump of a tree; shoots from an old stump
㮐	shěng				a rack or a stand with three sticks to cross each other, a chopping board
㮑	chā				sound of broken sticks; crack of a wooden stick, a forest; wooded land
㮒	yān				wood, (same as 禋) to worship with sincerity and reverence, to offer sacrifices to the Heaven
㮓	gèn	𣕲			(same as 亙 堥) an extreme limit, to fill, universal, connected, revolve
㮔	chòng				vegetable, (non-classical, abbreviated from, same as 橦) a tree which grows in Yunnan, from the flowers of which a cloth is made
㮕	ruǎn				fruit, plant, (same as 檽) a fruit tree; black date
㮖	jiá				to lay; to put, drums, to rap, to quiver, to stir up
㮗	qín				(same as 矜) the handle of a spear
㮘	máo				a tree; winter peach
㮙	è				a pitfall; a hole
㮛	chí				(same as 匙) a spoon, (same as 椸) (a dialect) a small table in front of the bed, a rack for clothes; a clothes-horse
㮜	zāng				a blocks engraved for holding things
㮝	hé	𣒗			angle steel, legs of a table
㮞	jié				(same as U+6976 楶) a wooden block or bracket on top of a column
㮟	niǎn				a whetstone, (a dialect) a corner; a nook; a crack; an opening; a cleft
㮡	guàn				(same as 爟) to light a fire; to set fire to
㮢	hóu				fruit
㮣	gài			槩	(a variant of 概) a piece of wood used to strike off grain in a measure, thus:--all, to level, to adjust, generally, for the most part, (interchangeable 慨) emotional excitement, (interchangeable 溉) to wash; to cleanse; to rinse
㮥	bèn				sails, the mat-covering of small boats, (interchangeable 軬) the covering of a carriage
㮦	suǒ				branches growing upwards, the tip of a branch or things of similar shape, (interchangeable 索) to importune
㮧	wū				a tree, a fruit
㮨	jì				China cypress
㮩	xī				a tree
㮪	qióng				a small boat
㮫	hé				a wooden article to be used to adjust a bow, a tiger shaped wooden article used to stop the music in ancient times
㮬	wēng				a fruit tree
㮭	xián				(same as 椷) a casket; a box; a bowl; a cup, to allow, an envelope
㮮	jié				a well sweep
㮯	hún				whole (uncut, unsplit) firewood; complete, whole, undamaged, general; (same as 梡) a kind of tree
㮰	pí				the small beam supporting the rafters at the eaves
㮱	shēn				(said of grass, trees, vegetation and flora), (non-classical form of 森) luxuriant; exuberant; lush; flourishing
㮲	chōu	𰗙			a small ring or a small piece of board attached to the muzzle of an ox; to thread through a halter
㮳	zhèn				a tree, (same as 栚) a piece of cross-wise board used for frame on which silkworms spin
㮵	zhān				common sandalwood
㮶	shuò				(same as 槊) a tree, a fence; a palisade; a railing
㮷	jī				a tree (as maple tree)
㮹	zhǐ				a tree
㮺	běn				(ancient form of 本) stem; source; foundation; origin; basis, a book
㮾	lǎng				a place in today's Hunan Province
㮿	bì				a tree
㯀	xuàn				bonds and fetters for falcons and dogs used in hunting
㯁	péi				household registers, printing plate, supporting boards used in building walls, (non-classical form 棓) to strike, a flail, a club, planks
㯂	dài	𰘀			pillar or post of a frame on which silkworms spin
㯃	qī			漆	the varnish tree, paint, lacquer, varnish, to paint or varnish, black, sticky
㯄	zhī				(of trees) luxuriant; exuberant; lush
㯅	pí				the branches growing downwards; small trees; saplings; cuttings of trees for planting
㯆	chǎn	𰗡			a tree, a mattress
㯇	bì				(same as 梐) a stockade; a cheval de frise, a pen; a cage
㯈	sù				(non-classical form) small trees; saplings
㯉	huò				(same as 檴) a tree; material for cups, a kind of birch found in Manchuria
㯊	hén				even measuring board for pecks and bushels
㯋	jiǒng				a chest; a box, footstool; footrest, a tree, handle of an awl, ring of a knife or a sword, a round pillow that roused the sleeper when he moved
㯌	chuán				to operate or manage
㯍	jiǎng				(same as 槳) an oar
㯎	nèn				stupid; dull, foolish; idiotic
㯏	gǔ				(same as 穀) grains; corns; cereals
㯐	fǎng				tubular, oval, elliptical
㯓	tà				(same as 榻) a couch; a bed, window; shutters
㯔	cuì				to hull heavily, to pound heavily
㯕	xī				sticks or frames; a wooden device used to torture the fingers by squeezing, the branches growing downwards; small trees; saplings; cuttings of trees for planting
㯖	dé				a tree, a hammer, to beat with a hammer
㯗	xián				a kind of tree
㯘	kuǎn				(same as 梡) a small wooden stand having four legs; it was used in sacrifice, faggots
㯙	zhé				the buckthorn or jujube (tree); dates
㯚	tā				a kind of tree (as plum)
㯛	hú				gourd shaped dates
㯜	cuì				(same as 椊) decayed wood
㯝	lù				paulownia
㯞	juàn				a kind of tree; material for making clothes
㯟	lù				(ancient form of 麓) foot of a hill or mountain
㯠	qiàn				a cross-beam; an axle, etc.
㯡	pào				to lacquer some kind of ashes on wooden articles or furniture, after drying out, smooth them and then paint, black lacquer
㯢	zhèn				(same as 栚) (same as 㮳) a piece of cross-wise board used for frame on which silkworms spin
㯤	lì	𣘐			(same as 棘) the jujube tree, thorny brambles, a kind of date (with a sour taste)
㯥	cáo				(same as 曹) a Chinese family name, surrounded, a whole day; a revolution of the sun
㯦	qí				(same as 棋) the game of chess, draughts and other similar games
㯩	tì				to put the growing up silkworms in different frames according to their sizes
㯪	líng				(same as 櫺) carved or patterned window-railings; sills, the wooden planks which join eaves with a house
㯫	qú				a wattle or bamboo fence
㯬	liǎn				achievements; merit
㯮	shú				a kind of tree (as willow) with big leaves and in red color
㯯	gòng				small cup, chest; box, a kind of container usually put on one's head to carry things
㯰	zhé				(same as 植) to plant; to set up, to erect, plants
㯱	pāo				an enlarged bag, to wrap up, a parcel; a bundle; a package
㯲	jìn				a wooden (bamboo) framework; a wooden pole; used as an obstacle to impede the door, a frame
㯶	zōng			棕	the coir palm tree
㯷	pú				dates, a kind of oak; Quercus dentata, (same as 樸) a shrub (plant); thicket, strong and durable, a county in ancient times
㯸	jǐn	𰗦			a basin
㯹	biǎo				(corrupted form of 檦) to show; to exhibit, to manifest, a kind of supporting post
㯺	jiàn				a cabinet; a wardrobe; a cupboard, (same as 壏) hard ground
㯻	gǔn				to bind; to tie up; a bundle; a bondage; restrictions; restraints
㯽	bīn			檳	the areca-nut; the betel-nut
㯾	zāo				a tree, (same as 槽) with both flowers and fruits; half and half
㯿	liè				handle of a ladle, a plant; wistaria, or wisteria, a certain trees in Sichuan; material for candle
㰀	lí				a kind of tree
㰁	luǒ				a tree with slanted branches
㰂	shěn	𰗵			a kind of tree; the juice of which is used to make wine
㰃	mián				(same as 檰) a tree, the bark of which is used in medicine-- Eucommia ulmoides, an awning of the house
㰄	jiàn				(non-classical form) a small chestnut tree, a kind of fruit; mountain plum
㰅	dí	𭫙			(same as 樀) eaves of a house; brim, part of a loom, the cross beams on the frame on which silkworms spin, a bookcase, to abandon or give up
㰆	bèi				(same as 韛) an instrument to blow a fire; a bellows for forge, etc.
㰈	liǎn				nice and pretty
㰊	xián				a kind of tree; thin leaves
㰋	pín				a kind of fruit tree; betel-nut; the areca-nut
㰌	què				(non-classical form of 榷) to monopolize, to levy taxes
㰍	lóng	𬺜		櫳	a cage, a pen, a grating, bars, window; window frame
㰎	zuì				(same as 檇) a wooden pestle or rammer, ancient name of a place in Zhejiang province; southwest of Jiaxing, a kind of fruit
㰐	jué				(same as 橢) oval; oblong; elliptical
㰑	shān				fruit tree
㰒	xué				
㰔	xiè				a kind of edible mushroom
㰖	lǎn				(same as 欖) the olive
㰗	qí				(same as 槭) a kind of maple (Acer palmatum)
㰘	yí				a kind of tree; often used to make instruments for sacrificial ceremonies in ancient times
㰙	nuó				weak, feeble and tender branches
㰚	lí				(same as 籬) a bamboo fence; a hedge
㰛	yuè				name of a county
㰝	yǐ				to cough; cough
㰞	chī				(same as 蚩 嗤) to laugh at; to make fun of; to deride; to ridicule
㰟	jì				(same as 冀) hope; wish; to hope and scheme for, to stammer; to stutter; stuttering, to give
㰠	hāng				to covet; greedy
㰡	xiè				rash; impatient, very angry
㰢	kēng				cough
㰣	zī				to vomit; to throw up; to disgorge, hiccough; shortwindedness, supposed upward motion of the spirit (in Chinese herb medicine), to sigh with grief or regret; to lament; to deplore
㰤	hē				to laugh heartily; to roar with laughter, to breath
㰥	xì				laugh
㰦	qù				to breath with mouth open
㰧	hāi				to drink, to swallow
㰨	xiā				to take breath or rest (after strenuous exercise), hiccough; shortwindedness
㰩	hāi				sound of laughter
㰪	guī				sound, wicked; mean; vicious
㰫	chān				glad; joyful; happy, avaricious; greedy, cold
㰬	xún				shortwindedness; hiccough, supposed upward motion of the spirit (in Chinese herb medicine), honesty; good faith; trust
㰭	xū				pleasure; joy
㰮	shèn				to laugh at
㰯	kòu				the way of speaking; to spit at and not agree about something, to spit (same as 否) negative, to deny, cruel; savage; wicked; coarse; rustic
㰰	xiā	𬅢			asthmatic breathing, supposed upward motion of the spirit (in Chinese herb medicine), to long for; to covet, to hum over; to moan; to groan
㰱	shà				(same as 歃) to smear the mouth with the blood of a victim when taking an oath, to taste; to try
㰲	yū				to blow off, to blow; to puff
㰳	yà	𭭈			asses braying, shortwindedness; hiccough, asthmatic breathing, supposed upward motion of the spirit (in Chinese herb medicine), to exhaust; extreme
㰴	pǒu				(of statement) to grate on the ear; earnest and faithful remonstrance
㰵	zú				to suck, to drink, to swallow
㰶	yǒu				to wrinkle the nose with sorrowful (when sob or weep), (same as 嘔) to vomit; to throw up
㰷	zì				resurrection; to come to life again, sick
㰸	liǎn				(an abbreviated form of 歛 斂) to collect; to gather; to hold together, to desire
㰹	xiān				(same as 欦) to laugh; to smile, greed; avarice, to cry, to shout, overbear; arrogant
㰺	xià				to drink; to swallow, disease of the throat; disease of the larynx
㰻	yǐ				asses braying, to be happy suddenly, cruel; malignant; coarse, rude
㰼	shà				greed; avarice, to blow off
㰽	yàn				to exert oneself to yell; to yell loudly; to shout, overbearing; arrogant, vigorous
㰾	jiào				songs of the people of 楚, a kind of music instrument in ancient times
㰿	xī				to sigh in lamentation; to lament, to exclaim
㱀	chǐ				(same as 欼) to bite; to gnaw, (same as 嘬) to swallow a big mouthful without mastication
㱁	shì				to ask; to inquire; to investigate, (same as 款) sincerity; article, item, etc., to entertain, slowly
㱂	kāng				hungry; starving, a poor harvest of grains
㱄	hēi				to spit, to cough, keep quiet; to keep silence; speechless; wordless
㱅	yì				(ancient form of 懿) virtuous; fine; good
㱆	xī				to smile at each other
㱇	sè				fear; dread; fright; scare, sad; sorrowful; mournful
㱈	jìn				name of a person
㱉	yè				moving of the mouth
㱊	yōu				asthmatic breathing; shortwindedness; hiccough; husky voice, (same as 嗄) (of voice) hoarse
㱋	què				(same as 塙 確) high; lofty; noble, sure; certain; firm; real; true
㱌	yé				to take, to select, to get angry; to lose the temper
㱍	luán				to owe, deficient, confused; puzzled
㱎	kūn				cannot be known; agnostic
㱏	zhèng				(ancient form of 正) the right side, proper, pure, honest and virtuous, original, exactly
㱔	xiē				(same as 些) a small quantity or number; a little; a few; some
㱖	cuì				to stay; to stop (at a certain stage); to desist, to detain, to prohibit; to end, to come to; to stop at, still; calm, later
㱗	xiū				a breath, news; tidings, to stop; to end
㱘	àn				(same as 魘) nightmare
㱙	xiǔ				(same as 朽) rotten, decayed, useless, (same as 咼 剮) a wry mouth, to cut a criminal in pieces; to hack
㱚	cán				(same as 殘) to destroy; to injure; to damage; to spoil, cruel and fierce, crippled
㱛	chuǎn				(non-classical form) to destroy; to injure; to damage, to exhaust, to complete; to finish, (ancient form 布) cloth; textiles
㱜	zhá				pestilence
㱞	yì				danger; precarious; perilous, lofty; high, to decay; to break; to snap
㱟	pī				to rip open the flesh, to break; to snap
㱠	kū				withered; dry, calamity; disaster, (ancient form 辜) sin; crime; guilt
㱡	shēng				the soul out of one's body; as good as dead
㱢	láng				the dead
㱣	tuǐ				uneven, weak; feeble
㱤	xī				to exhaust; extreme; topmost, to die
㱥	líng				the evil spirits come out, sick and poor, stupid; rude, inattentive; absent-minded; careless
㱦	qī				to discard, to abandon, to die; death
㱧	wò				stinking smell, expression of a dead person
㱨	liàn				(same as 殮) to prepare a body for the coffin
㱪	mèn				(standard form of 殙) stupid and confused; muddled and delirious; unconscious; in a state of coma, to breathe one's last
㱫	làn				destroyed or ruined; to rot or decay; to disintegrate or decompose
㱬	wěi				cannot recognize people
㱭	duàn				(same as 毈) an infertile egg
㱯	ái				get the unborn baby goat by killing the mother goat
㱰	zǎi				to destroy; to ruin, to put off
㱱	huì				uneven; unconscious, to know nothing about...
㱲	yì				withered; faded; to die, a minor illness (of foot and hand)
㱳	mò				lonely; lonesome
㱴	zì				sick, a dead animal, skeleton
㱵	fèn				to die, to open, as an ulcer or sore
㱶	péng				a swollen corpse, swell
㱸	bì				to exhaust; extreme; highest; farthest, to die
㱹	lì				to die from disease
㱺	lú				(interchangeable 臚) the skin; the belly
㱻	luò				diseases of dumb creatures, diseases of animals, illness; disease; ailment
㱼	hāi				a kind of ornaments, people wore in ancient time in order to avoid evil spirits or influences
㱽	zhěn				(same as U+628C 抌) to hit or to strike heavily, to dip, to administer; to control, to govern; to treat; to cure, to punish
㱿	què			殼	(interchangeable 殼) the husk, skin or shell of fruits; the shell of snakes, insects, etc., the shells of mollusks; a bag or case made of leather for weapons, (interchangeable 慤) prudent; cautious, (same as 嗀) to vomit; to throw up, strong; durable; solid; firm; stable
㲀	zhēn				to beat; to strike; to attack, to move with happiness; excited, (a corrupted form) to laugh at
㲁	kōng				to beat; to strike; to attack, to control, to charge; to sue, to kill all
㲂	chéng				to push, unceremoniously; impudently
㲃	jiù				smooth and curved, to strike or beat heavily
㲄	jué				unburnt bricks or tiles
㲅	jì				to bind, to exhaust; to use up; to complete; to finish, to slay
㲆	líng				noise
㲉	què				egg shells
㲊	ruì				(corrupted form of 叡) to understand thoroughly; quick or keen of perception, wise and clever, the profoundest; the divine sagacity of sages
㲌	nèng				dog's hair
㲍	zhī				woolen textiles; fine cloth
㲎	lóu				(non-classical form of 氀) woolen textiles; (non-classical form of 毹) woolen blanket, a kind of minority dress; stupid and vulgar
㲏	pāo				flying feather, soft; light
㲒	bào				(same as U+83E2 菢) to incubate; to brood; to hatch; to sit on a nest, a woolen blanket
㲓	róng			毧	(a variant of 絨) fine, soft fur or hair; down, felt, camel's hair
㲔	xiān				woolen textiles; fine cloth
㲕	lèi				variegated; woolen fabric of different colors
㲖	xiāo				fur; feather; soft and light
㲗	fū				to smooth the hair, woolen textiles; fine cloth
㲘	qú				(corrupted form of 氍) fine woolen cloth, a mat used by the emperor in worshipping
㲚	shā				long hair
㲛	zhǐ				hairy animals
㲜	tán				(non-classical form of 毯) rugs; carpets
㲝	rǒng				(corrupt form of 氄) fine hair of birds and animals
㲞	sū				short hair, growing hair
㲟	yǐng				hair
㲠	máo				(non-classical, abbreviated form of 氂) horse tail, long hair; thick hair, (variant of 膧) a wild yak
㲡	nài				thick coat of fur, hairy
㲢	biàn				hair knots in a mess
㲤	shuāi				long hair, a few thin hair hanging down
㲥	táng				a kind of woolen textiles with curved pattern, a decorative ornament on an official hat
㲦	hàn				long hair; mane
㲧	sào				hairy
㲨	róng				a decorative fine blanket on the top of a saddle, petty; trifling
㲪	dēng				woolen blanket with decorative design or pattern, a kind of animal
㲫	pú				hair knots in a mess
㲬	jiāo				hair decorations on a helmet used in ancient times, weak and weary; weak from exhaustion; tired looking of a bird's feather
㲭	tǎn				(corrupted form of 毯) rug; carpet; blanket
㲯	rán	𰚪			long hairy
㲰	níng	𰚔			a hairy dog
㲲	dié	𬇇			fine cotton cloth; fine woolen cloth
㲳	dié				to touch; to ram, to pull with hands
㲴	zhòng				mind; disposition; temper
㲶	lǜ				(old translated form) chlorine (symbol Cl)
㲷	dàn				(old translated form) nitrogen (symbol N)
㲸	xī				dried up (of waterway; the channel of a river; a pond, etc.)
㲹	guǐ				(non-classical form of 氿) the dry soil on the river side, spring water from the hole of mountain side, a small fountain, shore; bank; beach, name of a lake in today's Jiangsu Province Yixing county
㲺	jí				to wash; to rinse; to clean; to spurt; to blow out
㲻	nì				(ancient form of U+6EBA 溺) sunk; perished, drawn; infatuated
㲼	yì				name of a river, (same as 汊) a branching stream; branching creeks
㲽	niàn				name of a river in today's southwest of Shanxi Province, the wet things attach or stick up to each other, dirty and muddy
㲿	wǎng		瀇		extensive body of water; broad and deep of water; momentum of moving water deep and wide
㳀	guò				a river in ancient times
㳁	zè				water flow; water current; momentum of moving water
㳃	cuì				(non-classical of 淬) to temper iron, or steel for making swords, etc. (also used figuratively), to dip into water; to soak; to dye
㳅	jiǎo				(ancient form of 流) to flow, to drift, to circulate, a current, to descend, unstable; weak
㳆	tǒu				name of a place in ancient times
㳈	pèi				(standard form of 沛) a great flow of water; flowing copiously, quickly; rapidly; sudden, flourishing; luxuriant; prosperous or abundant, marsh; swamp
㳊	yōu				(same as 攸) the flowing of the water, name of a river
㳋	qiū				a river in ancient times
㳌	yā				marshy; swampy, damp; moist
㳍	bù				a place in ancient times
㳎	biàn				guide or lead to make the water flowing smoothly
㳏	shì				a river in ancient times; in Henan Province
㳐	zhá				flowing of the water, sound of the flowing water
㳑	yì				(abbreviated form of U+6EA2 溢) to flow over; to brim over, excessive
㳔	duì		濧		to soak or be soaked; to dip; to immerse
㳕	lán		灡		(simplified form of 灡) water in which rice has been washed, (interchangeable 瀾) a great wave; a huge billow
㳖	yī				name of a river
㳗	chài				bank of a river, (same as 汊) a branching stream
㳙	xuàn				(non-classical form of U+6D93 涓) a brook, the smallest drop of water, to expel evil influences; to eliminate; rid off, to clean up, to select, a tributary (or a river), the flowing of a spring, (interchangeable with U+6CEB 泫) to glisten; to sparkle, to weep
㳚	xù				flowing of the water
㳛	yú				dirty; filthy, corrupt, soap, black, to unravel silk threads
㳜	xiū				the flowing water
㳠	tà		澾		(simplified form of 澾) slippery (as a road)
㳡	guō		濄		(simplified form of 濄) (same as 渦) name of a river, to whirl, an eddy
㳥	lòng				a river in ancient times
㳦	xiè				a river
㳧	chè				the water flowing from ..., the current of a stream
㳨	jiǎn				to splash (of water)
㳩	tān				great billows; large waves; the waves swelling up
㳪	pì				a river
㳫	zǎn				(corrupted form of 沓) repeated; joined, crowded together, a family name
㳬	xuán				an eddy; a whirlpool
㳭	xián				(non-classical form of U+6D8E 涎) spittle, saliva
㳴	mì				mud; quagmire
㳵	jì				name of a river
㳶	nǒu				name of a river, to give suck to, (same as 醹) vintage wine, (same as 乳) milk; breasts
㳷	hū				dark blue color, to combine; to unite, to close; to shut, the water is exhausted, to get the color away by soaking in the water
㳸	huā				name of a river
㳹	wǎng				flood; a great flood; massive water, name a river, name of a place in today's Shanxi Province east of Yin county, (same as 汪) deep and extensive (said of water)
㳺	yóu				(non-classical form of 游) to swim; to float, to roam; to travel
㳻	zé				a bank of earth or an embankment to block the current of the water, to stop (or block) up the flowing water
㳼	bì				(same as 滭) bubbling of fountain; copious of spring (same as 淢) swift currents (interchangeable 洫) a ditch; a moat, to overflow
㳽	mǐ	㳽	㳽	瀰	(non-classical abbreviated form of 瀰) a watery expanse, to be covered with, to disseminate every where, currents of the water
㳾	qiāng				(standard form of 羌) name of a river
㳿	xiè				(same as 渫) rolling billows, to get rid of; to scatter, muddy, to ooze
㴀	fàn				deep
㴁	yì				to add to; to increase; increase; full, plentiful; abundant, saliva
㴂	tān				great billows; great upheavals; boisterous breakers
㴃	lèi				(same as 淚) tears
㴄	yǒng				the water flowing in a turned, crooked or winding and revolving way; an eddy
㴆	jìn				(same as 浸) to dip; to immerse; to soak; to permeate; to percolate, gradual; gradually
㴇	shè				(same as 涉) to wade, to experience, to involve; to implicate
㴈	yìn				(same as 垽) sediment; dregs; precipitate; lees
㴉	jǐ				(ancient form of 濟) various; varied; numerous, elegant and dignified
㴎	nài				
㴏	wǎng				the pond water is still
㴐	miàn				great current, flood, flowing water
㴑	sù			溯	(same as 泝) to trace up to a source, to go against the stream/water
㴒	yì				water current; water flow
㴓	shāi				to wash rice
㴔	xī			潝	(same as 潝) the noise of flowing water, swift flowing water (same as non-classical form of 澀) rough; harsh; not smooth, a slightly bitter taste
㴕	jí				to boil away; to boil over, boiling sound, sound of the flowing water, etc., (interchangeable 渫) rolling billows
㴖	luò				(same as 濼) name of a stream in Shandong Province southwest of Jinan, (same as 泊) lakes, a hot spring; a mineral spring
㴗	yōu				deep
㴘	mào				to ooze out; to well out; to spring out, to well up; flood tide; the water is rising
㴙	zhǎ				water dripping; a drip-tile (same as 炸 煠 爚) to fry in fat or oil, to scald
㴚	suì				the small ditch in the field
㴛	zhì				damp; wet; moist; humid
㴜	biàn				(same as 遍) everywhere; all over, a time
㴝	lí				(a variant of U+9ECE 黎) many; numerous, black; dark
㴥	qiào				great billows; heavy seas rolling in
㴦	guàn				(corrupted form of 涫) (interchangeable 盥) to wash hands, to wash, to boil
㴧	xī				of flowing water, a river
㴨	zhèn				water current; water flow
㴩	yōng				(same as 灉) name of a stream in Shandong Province, the flowing back of flooding waters, a sluice
㴪	niè				name of a river
㴫	jùn				great flowing; big flood, name of a county in ancient times
㴬	xiè				a river in ancient times; head of source from today's Henan Province Xinanxian; and flowing south to Luoshui
㴭	yǎo				immeasurable depth or profundity; extremely abstruse; unfathomable
㴮	xiè				water current; water flow
㴯	zhī				water current; water flow, name of a stream
㴰	néng				a river in ancient times
㴲	sī				a river in ancient time; today's Baiquanhe, water's edge; water-front; a bank; a limit
㴳	lǒng				(corrupted form) to smear; to spread, to paint, to blot out, mud; mire, ignorant (said of a child) innocent
㴴	chén				(ancient form of 湛) (interchangeable 沈 沉) sink, deep; profound, joy; delight, happy; peaceful (interchangeable 潭) deep water; deep pool, leisurely; relaxed, dewy, full; filled, wet; damp; moist, clear (interchangeable 浸) to dip; to immerse; to soak, swellings; roaring waves and billows, flowing water, (same as 霪 淫) to rain cats and dogs for a long time, a river in ancient times in Henan province Jiyuanxian (blocked)
㴵	mì				water current; water flow
㴶	què				to water; to pour water; to irrigate, to wet; to moisten; to soak in, to wash
㴷	dān				wet; moist; damp, incessantly rains, flood; great current
㴸	shǎn	𰛛			swift currents; swift flow of water
㴼	sù				wet; moist; damp
㴽	xiè				water current, water flow
㴾	bó				(same as 渤) (of water) swelling or rising; an inland sea among today's Liaoning, Hebei and Shandong Provinces
㴿	dǐng	𰛽			(same as 濎) (water etc.) boiling
㵀	zú				water flow; water current
㵂	shù				name of a river
㵃	shé				name of a stream
㵄	hàn				(same as 漢) name of a dynasty, belonging to China, the Milky Way the Han River, (interchangeable 域) a frontier; a boundary; a region; a country, to live; to stay
㵅	tān				a river, in today's northeast of Sichuan Province, between Bazhong and Tongjiang
㵆	gǎo				(same as 澔 浩) radiance of gems, great currents; vast water flow
㵊	nà				moving image; moving shadow, flowing water
㵋	mì				(variant of 汨) name of a river in Hunan Province
㵌	xún				to flow; to move; to stray
㵍	mèn	𬇰			filled with water; full of water, annoyed; vexed; depressed; bored, to make tea by boiling water and then put the lid on to cover it
㵏	cuǐ				(same as 漼) having the appearance of depth, to shed tears; to cry or weep, sharp, bright-colored, a river in ancient times; Guishui, (interchangeable 摧) to destroy; to injure; to damage, to store up; to accumulate
㵑	hè	𰜢			name of a river
㵒	fèi	𬈕		沸	(same as U+6CB8 沸) boiling (water, etc.) to gush; bubbling up, (sane as U+6E43 湃) the roaring of billows, name of a person
㵓	shí				(same as 湜) the water is clear, transparent (of water)
㵔	chě				not clear; not pure
㵕	shèn				(same as 滲) to permeate; to seep; to ooze; to leak; to soak through
㵖	nǜ				damp; moist; wet
㵗	píng	𣳆			turbulent (said of water)
㵘	màn				great currents
㵝	yì				moving, as in ripples; moving to and fro (said of water) (interchangeable 裔) the hem of a robe, a border, a frontier, border bribes
㵞	chóu				bellied in water-gas, belch; burp
㵠	kū				to gush forth; to well out; to spring out, deep water
㵡	báo				(said of flow of water) swift and torrential; turbulent flow of water
㵢	léi				a marsh in ancient times; in today's Shandong Province; between Heze and Yun Cheng
㵣	kě				(same as 渴) thirsty, to thirst, urgent; anxiously (awaiting, etc.), (interchangeable 愒) to rest; to stop, to idle away (time)
㵤	shà	𬉇			to overflow; to spread
㵥	bì				(a variant) water currents; flow water
㵦	suí				(same as 瀡) slippery
㵧	gé				name of a river, clear, pure; to cover; to hide
㵨	pì				a dry land in a river; an islet, tributary stream; an affluent stream
㵩	yì				many; flourishing; luxuriant growth (of vegetation)
㵫	nì				water gushing out; bubbling up, waves sweeping over the flowing water
㵬	yíng				used in person's name
㵭	zhǔ				(same as 渚) an islet, a bank; water's edge; water-front, island (in the sea), (interchangeable 劌) a pool; a pond or small lake, a stream in ancient times
㵯	féng				sound of water flowing; flowing water
㵰	xù				(same as 潊) name of a stream; Xushui (or Shuanglongjiang) in ancient times, waterside; shore
㵱	piǎo				flowing water
㵲	wǔ				(same as 潕) name of a river
㵳	liáo				(same as non-classical form of 漻) crystal-clear (water), fluent, name of stream; in today's Hubei Province Xiaoganshi
㵴	cáng				to sink
㵵	zòu				swift currents of the stream, sound of water flowing; flowing water
㵶	zuō				full; filled up
㵷	biàn				turbulent flowing of the water, swift currents
㵸	yào				(same as non-classical abbreviated form of 瀹) to boil, to wash; to cleanse; to soak, to cook; to stew; to decoct, to channel, to enlighten, to clean or dredge (a waterway), water currents
㵹	huán				waves; breakers; billows, dense; thick
㵺	pài				name of a stream in ancient times; in Danyang, to plant; to sow
㵻	xiū				(interchangeable 膄) to perspire from embarrassment or shame
㵽	lěi				(same as abbreviated form of 灅) the strength of a current, flowing water, name of a stream; at Yoybeiping
㵾	qìng	𪷍			cold; chilly, (ancient form of 凈) clean; pure; to purify
㵿	xiào				endlessly long or vast water currents
㶀	jiāo				deep and vast of the flowing water, name of a stream
㶁	guó				after blocking the water flow takes different waterway, sound of the flowing water
㶄	yán				to stain, dirty; filth, water flows forward
㶅	xué				(same as 澩) dried up mountain creeks, a tributary of Weishui (in ancient times), sound of the roaring waves and billows
㶆	zhū	𫞛			name of a stream in Hebei Province Hengshan, name of a river (same as 涂水)
㶇	héng				a ferry, to across the river in a boat, a ferry boat, a raft
㶈	yíng				(same as 濙 U+6FD9) creeks
㶌	lián	𣾍			name of a stream; head source from Henan Province jiyuanxian Wangwushan
㶍	xiǎn	𰝟			name of a stream
㶎	huán				(same as 澴) swift and torrential (said of flow of water), name of a stream in Hubei Province
㶏	yīn	𰝋			an ancient name of a river in Henan Province Dengfengxian
㶑	liàn				(same as 瀲) overflowing (water), the edge of a large body of water
㶒	shǎn	𰛩			the current of a stream, brave; courageous; decision with courage; (a person) of determination, swift flowing of the water currents, to float; to waft, to overflow
㶓	cáng				to sink; to drown; to be submerged
㶔	bèi				(said of flow of water) swift and torrential, name of a stream
㶕	jiǎn	𰝗			to wash rice
㶖	shù				rapid; turbulent of the waves and billows
㶗	fàn				well up; spring out of a fountain or geyser, name of a fountain in today's Henan Province
㶘	diàn				full of water
㶚	bà				(a variant of 灞) name of a river in Shanxi
㶛	yú				name of a river, moving; swinging as in ripples
㶞	nǎng				(same as 瀼) water currents; flowing of water, name of a river in Sichuan Province, heavily bedewed
㶟	lěi				an ancient name for a river in Shanxi and Hebei
㶠	yì				water currents; flowing of water
㶡	dài				(ancient form of 火) bright lights and illuminations of the fire, fire sounds
㶣	chán				to burn; to heat, to burn over a wider and wider area; to glow; to shine, light; brightness
㶤	chǎo				(non-classical form of 炒) to fry; to roast; to cook
㶥	gān				
㶦	jìn				ashes; embers, remnants of
㶧	nèn				warm
㶫	liǎo				(corrupted form of 燎) to burn, to illuminate; a signal light; brilliant
㶬	mò				bright lights and illuminations of the fire, flames
㶭	yǒu				almost dry; not completely dried
㶯	liù				fire
㶰	hán				flame; fire, light; brightness
㶲	yòng				measuring unit for thermodynamics
㶳	jìn				(same as 燼) ashes; ember
㶴	chǐ				a very great fire; flourishing flames, rich; exuberant; grand; prosperous
㶵	rèn				(same as U+9901 飪) to cook food thoroughly
㶹	hòng				fire; flames
㶺	tiàn				the light or glow of fire
㶼	āi				very hot, to burn, to heat, to roast, dazzling; bright; shining, a very great fire; flourishing flames
㶽	guā		煱		(Cant.) 火㶽, to instant-boil thin slices of meat and vegetables in a chafing dish at the dining table
㶾	biāo				(non-classical abbreviated form of 熛) tough and honest; upright, flames burst into a blaze
㶿	bó				the smoke went up; giving forth smoke; smoking; misty
㷀	qióng				(same as 焭,煢,惸) solitary; alone; single; brotherless; friendless; helpless, dice; a kind of gambling game played in ancient times
㷂	shù				bright; light; brilliant
㷃	chuǐ	𰝾			long-burning fire
㷄	huǐ				fire; flames
㷅	chǎo				(same as 炒) to cook; to stew or simmer; to fry; to roast; to broil (rice)
㷆	fù				thriving; flourishing
㷇	huī				(same as 恢) great; immense; enormous; vast; extensive
㷈	è				embers kept for starting a new fire, or any burning object (covered by ashes) which causes a fire disaster, the farm products getting heated with piling up and closing completely
㷉	wèi			熨	(a variant of U+71A8 熨) to iron, an iron for smoothing garments (same as 尉) to still; to quiet, a military official
㷊	fén				(non-classical form of 焚) to burn; to set fire to
㷋	tán				embers
㷍	lún	𤆢			a chemical term; known formerly as benzene
㷎	hè				(same as 暍) sunstroke, hot; feverish
㷏	yǒng				used in person's name
㷐	huǐ				(same as 燬) fire; blaze, to destroy by fire; to burn down
㷒	yú				to cook meals; to cook food; to prepare a dinner
㷓	zǒng				(same as 熜) a torch (formed by binding the stem of the hemp), chimney; stack
㷔	yàn				(same as non-classical form of 焰) flame; blaze; glowing; brilliant
㷕	qiú				hearing sound
㷗	jiǒng				(a corrupted form) used in person's name
㷘	tái				coal; charcoal
㷟	tuì				(same as non-classical form of 嬯) to scald the bristles off a pig or the feathers off a bird
㷠	lín			燐	A will-o'-the-wisp; a flitting light
㷡	jiǒng				to startle; to amaze; to astound
㷢	zhǎ				bundle of charcoal, to dry in the sun
㷣	xīng				red; the color of fire
㷤	hù				rosy clouds of dawn; rosy dawn, sounds of the fire
㷦	xù				(non-classical form of 瞁) to open the eyes with astonishment
㷪	cuì		𤎱		(a variant) fat; rich, a stew of fish
㷫	qǐng				to bake or dry by fire
㷬	mò				fire
㷮	zāo				scorched or burned wood, to burn; to heat, to destroy in fire, to roast or bake
㷯	bèng				smoke and dust everywhere; air pollution
㷰	chī				flames
㷳	yàn				color of the flame
㷴	gé				(same as 爏) fire
㷵	mò				(same as 爅) fire; flame; light
㷶	bèi	𰞲			to dry or warm (grains) near a fire
㷷	juǎn				(same as 臇) thick soup; broth, fat; rich, a stew of fish
㷹	zhào				intense heat, to fry in intensive fire
㷻	wú	𭴊		煳	(same as 無) without, none, a negative (a variant 嬭) to burn food in cocking; singed; burnt
㷼	yàn				(standard form of 燕) a swallow, comfort; ease; to soothe (interchangeable 晏) to feast; to enjoy, name of a certain feudal States
㷾	jué				blaze of fire; burning vigorously
㷿	xiān	𤈷			flame; fire, bitter; acrid taste
㸀	tái				(non-classical form of 炱) blackened with soot
㸁	hǎn				(corrupted form of 熯) dry; freely burning; to burn; to roast (dialect) to dry or heat near a fire; consume by fire, to expose to sunlight (same as 焊) to weld; to join with solder, respectful; reverent; deferential
㸃	diǎn				(same as 點) a dot; a spot; a speck, a point, a little; a mite, to count; to check on by one, to punctuate
㸄	jì				(same as 齌) a raging fire
㸅	jié	𰞍			ashes; candle end
㸆	kào				
㸇	zuǎn				
㸉	xiè				(non-classical form of 燮) to adapt; to adjust; to blend; to harmonize
㸊	lài	𬋍			fierce of fire, cruel; malicious, fire; flame
㸋	fán				(interchangeable 膰) meats used in sacrifice
㸍	xì				to burn, to roast, to boil; to heat
㸎	niè				warm, fire; flame
㸏	mí				(same as 爢) cooked or well-done; cooked soft, (interchangeable 糜) mashed
㸐	rán	𬊾			(an ancient form of 然) to burn; to light a fire
㸑	cuàn				(same as 爨) a cooking-stove; to cook, a mess, a kind of theatrical composition
㸒	yín				to absurd pursuit or desire; to wish wildly; to desire to long for (usually more than one's rightful share), to knit; to weave
㸓	mì				to have disappeared, avoid, not at all, not supporting by
㸕	jué				(same as 攫) to seize; to take hold of; to snatch
㸖	qū				hide or to keep in store the vegetable in cold winter days
㸗	tóng				not a real father or a nature father (as distinct from foster father)
㸘	wàn				(ancient form of 萬) ten thousand, all, very; extremely; absolutely
㸙	zhē				(dialect) father, husband of a wet nurse (addressed in ancient times)
㸚	lǐ				scattered or dispersed and clear, to stop, to detain, a connection, lineage
㸛	sháo				
㸜	kòng				to get through the space enclosed by a constellation; to go out of
㸝	xiān				(same as 杴) a shovel, a trough to carry off water, a wood-board; a plank
㸞	zhé				blocks for printing, supporting boards used in building walls
㸟	zhī				to cover; to close; to shut
㸠	tiǎo				thick stick; stout carrying pole, beam of a bed
㸡	shū				board to block the water current, to cross a river by a cross-beam
㸢	bèi				cross-beam of a bed, window, a mould; a pattern
㸣	yè				(same as 業) in ancient China, big piece of board (plank) on a music rack with the carving of the shape of saw's teeth; used to hang clock (musical stone, drum, etc.), instruction
㸤	piàn				broken leather
㸥	chàn				household registers, printing plate, supporting boards used in building walls, (same as 欃) sandalwood, water gate; sluice; floodgate
㸦	hù				(non-classical form same as 互) mutually; together; each other (dialect) scratching or clawing to and fro
㸧	kèn				(interchangeable 啃) to bite; to gnaw, a gnashing sound, (standard form 齦) gums (of the teeth), erosion; to erode
㸨	jiū				a big bull
㸩	ān				to desist an ox (止牛)
㸪	chún				an ox walking slowly
㸫	qián				(same as 犍) castrated bull; ox, name of a political division in ancient China; today's Sichuan Province, a kind of animal (looks like an ox)
㸬	bèi				a two-years-old ox, ox with a long body, ox with long and big feet
㸭	bā				the opposite; contrary of the cattle's horns
㸮	fén				bull; bullock; ox (castrated), a four years old ox
㸯	kē				a fine breed of cattle (cow, bull or ox), hornless cattle
㸰	tuó				(same as 犐) hornless cattle
㸱	tuó				(same as 㸰,犐) hornless cattle
㸲	zuó				a kind of mountain cattle; big and heavy
㸳	líng				a kind of cattle
㸵	guǐ				the lowing of an ox
㸶	yān				color of the oxtail; a flat yellow
㸷	shì				(same as 觢) a kind of cattle with two horns straight up
㸸	hǒu				calf, bull; bullock; ox (castrated), (a variant) domesticated animals
㸹	liè				cattle with white stripe on the back, variegated; parti-colored, mixed; impure
㸺	shā				a cow; female of certain animals
㸻	sì				a kind of cattle; a yearling calf
㸽	bèi				a two-years-old ox, ox with long and big feet
㸾	rèn				(same as 牣) to filled up; full of; filled with; replete with (interchangeable 韌) soft but tough; elastic
㸿	dú				(abbreviated form of 犢) a calf
㹀	bó				a cow; female of an animal
㹁	liáng				generally called the animals (cattle, sheep etc.) with mixed color of white and black
㹂	qiǎn				untamed and indocility cattle, huge; big; large
㹃	fèi				two brindled cows to plough face to each other, to cultivate; to plant after the second time of ploughing; (Cant.) to push lightly, flick off
㹄	jì				a kind of cattle; a cattle of short statured
㹅	zǒng				(same as 總) all; general
㹆	huī				the coulter of a plough; head of a brindled cow, a kind of cattle
㹇	hé				(same as standard form 犍) a kind of cattle, castrated bull; ox
㹈	lí				(same as 膧 犛) a black ox, a yak, name of a state in old times
㹉	yuán				a legendary animal (some kind looks like a cow) with three feet, a wild ox; the bison
㹊	yuè				a cattle of white color
㹋	xiū				a cow; ox; bull; cattle, a cow with no tail
㹌	chǎn				cattle; domestic animals, a cow; female of an animal
㹍	dí				bull; bullock; ox (castrated)
㹎	léi				bull; bullock; ox (castrated), 求子牛
㹏	jǐn				a tame, gentle and yielding cow; good, virtuous
㹐	chóng				to tow a boat against the current in swift stream from the bank; to track a boat in the shallow area
㹑	sì				(same as large seal type form of 牭) four-year old cattle; two and a half year-old cattle
㹒	pǔ				bull; bullock, a calf
㹓	yǎo	𰠴			a kind of animal, cattle and horses to prance; to be lively
㹔	jiāng				cattle with long back, a white cattle; a cattle having white color on the back
㹕	huān				inferior; mean, minor
㹖	huàn				(same as 豢) to feed animals with grains, to feed; to rear; to raise; to support
㹗	tāo				cattle and sheep have no children
㹘	rù				shinbone of a cattle, a kind of cattle
㹙	wěng				sound of calling to a calf, calf, the lowing of an ox
㹚	yíng				(same as 㹙) sound of calling to a calf, calf, the lowing of an ox
㹛	ráo				a tame, gentle and yielding cow; good, virtuous
㹜	yín				(same as 犾) two dogs barking at each other, rude spoken language; rude talk; unpolished; rustic and coarse
㹝	shì				a legendary wild animal, snake; serpent
㹞	yín				(same as 狺) to bark (said of a dog), (same as 齗) gums (of the teeth), (same as 啀) dogs to fight with gnashing and grinning; looks very angry
㹟	jué				a kind of animal, the animals to run about wildly, wild; mad; crazy, (same as 獪) cunning; artful; crafty
㹡	xuán				a rush and impatient disposition, (non-classical form 狷) rash; quick-tempered; narrow-minded, honest and straightforward
㹣	zhōng				a kind of dog
㹤	qiè				(same as 怯) lacking in courage; cowardly, nervous; socially timid; fright
㹥	zhù				a yellow dog with black head
㹦	diāo				dog with a short tail, (same as non-classical form 貂) the sable; the marten; mink
㹨	yòu				(same as 貁 non-classical form 狖) a kind of animal (looks like weasel), an ape with black color and long tail
㹫	yí				a kind of animal (same as 夷) generally called for minority groups in old China
㹬	shǐ				a kind of animal (of dog tribe)
㹭	yì				a kind of monkey, fox
㹮	mò				a kind of animal (of mule tribe) (same as 貘) tapir
㹱	què				name of a dog in the period of Warring States (usually known as the magpie, jackdaw), generally called for dogs
㹲	xiāo				a frightened pig or dog, bark, a running pig
㹳	wú				a kind of ape (gibbon)
㹵	yǐng				a hunting-dog, to hunt in winter, imperial tour
㹶	tíng				a kind of wild animal (monkey tribe)
㹷	shǐ				(same as 狶 豨) swine; pig; hog; big wild pig, sound used in calling pigs, a legendary appellation of an emperor in ancient times
㹸	ní				(same as 猊) the lion, a wild beast or wild horse which can do 500 lǐ in a day
㹹	gēng				a kind of dog
㹺	tà				dog to take food, a biter (said of a dog)
㹻	wō				(same as 猧) puppy, of dog tribe
㹼	jú				a kind of animal
㹽	chǎn	𫞣			to bite (said of a dog), dog to take food
㹾	piǎo				cunning; crafty; sly; wily; artful, vigorous; strong
㹿	zhuó				a fierce dog, bite fiercely (said of dog), hunting in winter, a kind of beast
㺀	hū				(same as 猱) a monkey with yellow hair, crocodile; alligator
㺁	nǎo				a kind of beast
㺂	yán				big and strong sheep, a ewe or she-goat, kind of dog, a dog barking loudly
㺃	gǒu				(same as 狗) a dog; canine
㺄	yǔ				(same as 狳) (a variant of 貐) a kind of beast
㺅	hóu				(same as 猴) the monkey
㺇	sī				a warden; (in ancient China) minister of public works, to observe; to watch
㺈	chī				to go hunting; to go on a hunting expedition
㺉	hù				a fierce animal of the dog tribe; with dog's head and horse tail; with yellow and black colors
㺊	yàng				a beast (looks like lion)
㺋	wēng				pig; hog
㺌	xiàn				endless barking, two dogs are fighting
㺎	róng				fierce beast; the zebu; or humped-ox
㺏	lóu	𤠋			(same as 貗) the badger; a wild bear
㺐	lǎo				(same as U+7360 獠) a general term for minority groups (southwest area) in old China; to hunt at night by torches; lascivious, weird, allurements
㺑	shān	𬌷			dogs wormed through a narrow place, to oppress cruelly; to injure heartlessly, dogs biting, dog's hair, legendary monster (looks like a dwarf), bark
㺒	xiāo				barking of a frightened dog, to confuse; disorder; disturbance, cunning; artful; crafty, to fail and be exposed
㺓	zé				(same as 蹟) footprints; traces (interchangeable 僄) agile; adroit; nimble, frivolous; playful; flippant
㺔	hài				a kind of beast, a legendary monster
㺕	fán				the fighting sound of dogs, agile; sprightly
㺖	hǎn				dogs barking, little dog; a puppy, name of a place in today's Henan Province Xinyexian
㺗	chān				to bite; to gnaw; dogs bite
㺘	zhàn				a kind of animal
㺚	tǎ				(same as 獺) an otter
㺛	zhù				name of a village in Henan Province, name of a pavilion
㺜	nóng	𪺻			fierce dog with long shaggy hair; an old name for a part of the Miao nationality (in southwestern China)
㺝	hàn				sound of a tiger, a fierce dog barking endlessly, a fierce dog, sound of a dog's biting
㺞	yú				to sign in lamentation, crying of a piggy, a kind of beast
㺟	zhuó				a kind of beast; looks like a deer; white-tailed (same as 蠗) a kind of animal (of monkey tribe)
㺠	yòu				a black ape with long tail, (same as 貁) a kind of animal (of weasel tribe)
㺡	lì				a kind of beast
㺣	xī				a kind of animal; pig hog
㺤	xiān				a kind of beast
㺥	chán				bark, (same as 毚) a cunning hare; a wily rabbit
㺦	lián				a running animal, monkey climbing along the trees, a rutted dog
㺨	sī				fine stone like jade
㺩	jiù				jade articles, (same as 玌) a kind of jade
㺪	pú				(same as 璞) an uncarved of unpolished jade or gem
㺫	qiú				(same as 玌) a kind of jade
㺬	gǒng				(same as 珙) a large piece of jade-stone
㺭	zǐ				a kind of jade
㺮	yú				(same as 玗) fine stone like jade
㺱	réng				a kind of jade
㺲	niǔ				(ancient form of 鈕) buttons
㺳	méi				(same as 玫) black mica (a sparkling red gem)
㺴	bā				name of a spirit; a god, a kind of jade
㺷	xù				(same as 珬) a kind of jade (jade decorative article for a horse)
㺸	píng				a kind of jade
㺹	biàn				a kind of jade, a conical cap (wore on ceremonious occasions in ancient times) decorated with jade
㺺	mào				(ancient abbreviated form of 瑁) a very precious piece of jade worn by ancient emperors to match tables borne by the nobles
㺿	yí				a jade-like stone, a kind of jade
㻀	yú				fine stone which is little less valuable than jade
㻂	píng				a kind of jade, (non-classical form of 玭) pearls
㻃	qū				crooked; to bend; to twist, involved; indirect
㻄	bǎo				(same as 寶) treasure, precious; valuable, respectable; honorable
㻉	bù				fine jade
㻊	máng				(same as non-classical form of 璊) a red colored jade
㻋	là				(abbreviated form) (interchangeable 瓬) a kind of jade; a kind of red colored precious stone
㻌	tú				fine jade
㻍	wú				(interchangeable 珸) name of a sword, fine stone which is little less valuable than jade
㻎	lì				(ancient form of 瑟) a large horizontal musical instrument, usually have 25 strings which pass over bridges for tuning; anciently this instrument had 50 strings, but the number varies
㻏	líng		𤫩		(same as U+73B2 玲) tinkling of jade pendants
㻑	jì				a kind of jade
㻒	jùn				red colored jade, even; regular; equal
㻓	zōu				a fine jade, the stripes (lines) on a jade
㻔	duǒ				a kind of jade
㻕	jué				a kind of jade
㻖	dài				a kind of jade
㻗	bèi				(same as 琲) a string of pearls; 500 beads
㻝	là				a kind of jade
㻞	bīn				(interchangeable 彬) flourishing and radiant of the colorful jades, ornamental, refined, lines or stripes on the jade
㻟	suí				a kind of jade
㻠	tú				jade hanging on the sides of the cap in ancient times; used to plug the ears, to take; to receive
㻡	xuē				(interchangeable 鞢) a jade ring with a small segment cut off; used to indicate separation, a thumb-ring worn by archers, tinkling sound of clicking (said of metal), (corrupted form of 渫) to remove; to eliminate
㻧	duò				a kind of jade
㻪	suì		㻽	㻽	a kind of jade (same as 璿 璇) fine jade
㻫	bì				(same as ancient form of 珌) a gem or ornament on a scabbard
㻭	sè				(same as 璱) clear; pure and fine (said of jade)
㻮	càn				(same as non-classical form of 璨) bright and brilliant; lustrous and luminous
㻯	tú				(same as non-classical form of 㻬) a kind of jade
㻰	miǎn				decorated jade or ornament on a scabbard
㻱	jīn				to circle; to revolve round; to surround; to encase, (same as 璡) used in person's name, jade like stone
㻲	lǚ				a rite or service for beginning of Autumn (date marking the beginning of one of the 24 seasonal periods in a year, falling normally on August 8 or 9)
㻵	zhàn				a kind of jade
㻶	bǐ	𪼋			a jade tube with white and nature colors, jade with the colour of nature (green; blue; black), sapphire
㻷	jí				name of a place (be famous for fine jade), a kind of jade
㻸	zēn				jade like stone
㻹	xuān				a crack; a crevice, spare time; leisure
㻺	lì				a kind of jade
㻾	yōng				jade articles, fine stone which is little less valuable than jade
㻿	shǔ				a kind of jade
㼂	é				(same as 璺) a crack in jade (or porcelain)
㼇	qióng				(same as non-classical form of 瓗) (same as 瓊) fine jade or agate; red stone, exquisite; fine, variety of jade
㼈	luó	𭹜			珂㼈版, collotype
㼉	zhèn				green colored melons
㼊	tún				a kind of melon
㼋	gū				the cucumber, dried (preserved) vegetable
㼌	yǔ				lot of melons growing but the root is weak and feeble, wearied and worn
㼍	lěi				pulp of a melon, a kind of melon
㼎	bó				a small melon
㼏	něi				a bruised, overripe or rotten melon (傷瓜,傷熟瓜)
㼐	pián				a kind of white melon
㼑	liàn				pulp of a melon
㼒	tǎng				a kind of big melon, a long melon
㼓	lián				melon seeds, a kind of melon
㼔	wēn				a kind of melon
㼕	dāng				pulp of a melon
㼖	lì				gourd used as a ladle or dipper
㼗	tíng				a brick
㼘	wǎ				of mountain; high and lofty
㼙	zhòu				(same as ancient form of 甃) brickwork of a well, to repair a well, to lay bricks
㼚	gāng				earthware; pottery (a basin; a pot; a bowl. a cistern; a crock), (interchangeable 缸) a big earthen jar
㼛	xíng				(same as 鈃) long necked wine vessels (bottle; pot; jar; and cups etc.)
㼜	àng				(same as 盎) a basin; pot; bowl or dish, sleek; well-favoured, abundant, a musical instrument
㼞	pèng				jar with a small mouth, an earthen jar, a jar for the ashes of the dead
㼟	bó				a tiled house, brick wall of a well
㼠	tuó				a crock with narrow opening, an earthen jar
㼡	shū				a small jar with a small mouth, a bottle; pitcher; jug etc.
㼢	yí				bricks (same as U+74F5 瓵) an earthen jar, a jar for the ashes of the dead
㼣	bó				bricks of the well; brick wall of a well, to build a well, to construct with bricks
㼤	qiè				earthenware (a basin; a pot; a bowl; a crock with a narrow opening)
㼥	tǒu				bottle, earthenware
㼦	gǒng				earthenware; pottery (bottle; pitcher; jug; vase; crock with a narrow opening)
㼧	tóng				tiles in cylinder shape; used to build a palace; a temple or a shrine
㼨	hán				a water-jar with ears for carrying it
㼩	chéng				concave channels of tiling, a long-necked jar, utensil; instrument; implement
㼪	jié				fragments of a tile haven't t been kiln-dried completely, tiles overlapping
㼫	huàn				earthenware or pottery with big opening, wine utensil (containers) with big opening
㼬	xìng				earthenware (a basin; a pot; a bowl; a crock etc.)
㼭	diàn				(interchangeable 墊) to steady by putting something underneath, to shore up; to prop
㼮	chāi				to rub out the filth with broken tiles, brickwork of a well, to repair a well, to lay bricks
㼯	dòng				earthenware (jar with a small mouth)
㼰	pí				an earthenware jar with a small mouth and two or four ears; used to store water for fire prevention in ancient times
㼱	ruǎn				to manage or regulate the leather material, soft, hunting clothes (leather trousers)
㼲	liè				sound of broken tiles, thin tiles
㼳	shěng				earthenware (a basin; a pot; a bowl; a crock etc.)
㼴	ǒu				an earthen vessel; a basin; a pot; a jar
㼵	dì				a small basin; a bowl. a cup; a pot; a jar
㼶	yú				earthenware (a basin; a pot; a bowl; a crock etc.)
㼷	chuán				a basin, (same as 甎) a brick; a square tile
㼸	róng				earthenware (a basin; a pot; a bowl; a crock etc.)
㼹	kāng				earthenware; pottery, a kind container; vessel
㼺	táng				porcelain; porcelain ware; chinaware; china, a small bottle with ears
㼻	cóng	𬎧			earthenware (a jar; a jar with a small mouth and two or four ears; a pot; a pitcher)
㼼	piáo				(same as 瓢) a ladle (often made of dried calabash or gourd)
㼽	chuǎng				fragments of tile incompletely kiln-dried; to scrub out filth with broken tiles
㼾	lù				bricks
㼿	tóng				the brick wall of a well, earthenware (a jar; a jar with a small mouth and two or four ears; a pot; a pitcher)
㽀	zhèng				earthenware (a basin; a pot; a bowl; a crock etc.)
㽁	lì				(same as 鬲) a large earthen pot, a large iron cauldron used in old time
㽂	sà				a cracked container, a movement of a musical composition in Tang Dynasty
㽃	pān				a big piece of brick
㽄	sī				an earthen jar, crack of earthen container, hoarse voice
㽆	dāng				earthenware; a bowl; a cup, tiles with a circular facade at one end used along the edge of palace eaves during the Han Dynasty
㽇	hú				unburnt tiles, earthenware
㽈	yì				a large earthenware jar with a small mouth and two or four ears; a big pot; bottle; pitcher; jug; vase
㽉	xiàn				a big jar; a big basin
㽊	xiè				cracking of tile
㽋	luó				a kind of tile, earthenware, a cylinder shaped tile used for chimney
㽌	liù				the ridge of a roof
㽎	tán				the profundity of the harem, the mysterious and profound of the forbidden palace, the flourishing and exuberant of the flame
㽏	gàn				
㽑	tán				delicious; tasty (same as 醰) full flavoured; rich
㽕	yóu				new branches growing (said of trees), hollow; empty
㽖	nán				(same as 男) a human; a man; a boy (non-classical form of 留) to remain; to stay, to keep, to preserve
㽘	gǎng				borderland; the frontier, a pit; a cave, a narrow path in the field, administrative unit for rural community of 傣族 (under the feudal system), pond; a marsh, saltpond, (same as 䴚) salt marsh
㽙	jùn				(same as 畯) official in charge of farmlands in ancient times; a bailiff or landlord, rustic; crude (ancient form of 允) to allow; to grant
㽚	chì				agricultural implements; farm tools, name of a place
㽛	gōu				narrow trail of path in the fields, a name of an old county in today's Yunnan Province
㽜	wǎn				
㽝	lì				to sink; to fall, to entrap, to crush; to capture
㽟	liè				to till or to plough the fields (same as 埒) an enclosure, an embankment, a dike
㽠	xiá				connection of the ditches or waterways
㽡	bēi				field, block up the water to irrigate the fields
㽢	ǎn				to plough the fields
㽣	yù			域	(ancient form of 域) a frontier; a boundary; a region; a country, to keep within bounds
㽤	jú				a small plot of land
㽥	róu				fertile fields; good land (during the Epoch of Spring and Autumn) name of a place in Zheng Guo (today's Henan Province LuShan Xian
㽦	xún				reclaimed land; flat and in even level
㽧	zī				name of a place
㽨	cuó				fragmented; uncultivated and desolated fields, to eliminate; remove, to clean (interchangeable 瘥) an epidemic; a plague
㽩	càn				connected banks of earth or paths in the field
㽪	zěng				paddy field; rice field
㽫	yōng				seeds of the plant allied to the water-lily; used when ground into meal; as a coarse food, also as medicine (same as 壅) to block up, to bank up roots of plants, to impede (flow, etc.)
㽬	fù				(same as 副) to assist, secondary (in importance), rich and dense
㽭	ruǎn				vacant lot or space, soft land; land on the river side
㽯	xí				
㽰	shù				(corrupted form) carved window frame on a door, the windows with scattered or dispersed frames, a wine filterer
㽱	jiǎo				griping colic, a swelling, a little painful; some not serious
㽲	jiǎo				(same as U+3F71 㽱) griping colic, illness; disease
㽳	xū				illness; disease
㽴	zhàng				illness; disease
㽷	shuì				dropsy; hydrophilic swelling
㽸	chén				(corrupted form 瘎) diseases of the abdomen, illness, sick for the second time; get sick again
㽹	fǎn				to faint, to feel nausea, abuse; vilification
㽺	jí				to be weakened by disease; feeble; lean (a dialect) poor in quality
㽻	zhī				diseases; illness
㽽	gù			痼	(same as U+75FC 痼) chronic disease, a sore in the mouth of a child
㽾	wù				a kind of woman's disease, to cut apart, to break
㾀	qiè				(interchangeable 怯) to be weakened by disease; weak; feeble, lean; emaciated, illness; disease; sick
㾁	shù				walking like mad; mad
㾂	hāi				illness; disease (a dialect) a chronic disease; never recover after a long illness
㾃	tuó				hump-backed
㾄	dú				(ancient form same as 讟) to libel; to slander; complaints; grumblings, blames or curses; to blame, (same as 怞) to grieve, sorrowful, sad and weary
㾅	zǐ				defects; flaws, illness; disease
㾆	rán				(non-classical form) (said of some kinds of reptiles or insects) ecdysis; to cast off the skin; to molt
㾇	mù				illness; disease; ailment
㾈	fù				hunchbacked; curved spine, short, dropsy
㾉	líng				thin; lean; slim; emaciated
㾊	jí				(same as 瘦 瘠) thin; lean; slim; emaciated, a kind of skin disease, a chill, a cold, malaria, (interchangeable 瘶,瘷) cough; chilly disease; catching cold
㾋	xiū				dysentery; diarrhea, a sore; a boil; an ulcer
㾌	xuǎn				(same as U+766C 癬) ringworm, used for various diseases of the skin
㾍	nái				diseases, sticking up or protruding of the big bottom
㾎	yā				(a dialect) sickness; disease, favus (a dialect) everything is good except this particular one
㾏	jiè				illness; disease; sickness, idiotic; crazy; insane; silly
㾐	lì				ulcer, a sore; swelling and sores caused by varnish-poisoning; pestilence; epidemic, leprosy, (interchangeable 勵) to exhort to great effort; to urge
㾑	dá				fat; plump, a chill, a cold, malaria, a wart; a pimple, a round lump
㾒	rú				illness; disease, could not have access to ...
㾓	yuān				fatigue; exhaustion; weariness, ache of the joints (of bones); gout, melancholy; depressed, anger; fury, hatred; bitterness
㾔	lǚ				long illness, ulcer; sore; boil
㾕	shěn				a chill, a cold, malaria, shivering with cold, a shudder; a shiver; tremble
㾖	lǐ				grieved; distressed; ill with grief and exhausted
㾗	liàng				eye disease; strabismus; squint; to look askance (a dialect) bright; light; brilliant, bright eyes
㾘	gěng				(same as U+6897 梗) ailment; bane; distress; (Cant.) a bruise
㾙	xìn				(same as 脪) Erysipelas, sloughing of an ulcer, painful; aching
㾚	xiē				itchy; ticklish
㾛	qǐn				ugly; bad-looking
㾜	qiè				weak breath of a sick man
㾝	chè				(corrupted form) to leak out; to ejaculate, to scatter; to disperse; to vent
㾞	yóu				illness; disease (interchangeable 庮) stinking smell of the decayed wood
㾟	bù				(said of illness) relapse; to relapse (a dialect) relapse of typhoid fever (typhus)
㾠	kuáng				a fever
㾡	què		𤷽		ulcer; sore; boil
㾢	ài				a malignant disease, a chronic disease
㾣	qīn				to shiver; to shudder; to tremble because of a malaria and a very bad cold
㾤	qiāng				disease of the throat
㾥	chù				bellyache
㾦	pèi				scab over a sore, scar of an ulcer, weak; feeble
㾧	kuò				favus, swelling of the glands, a lump; scrofulous swellings
㾨	yī				weak; feeble, to mourn, ulcer; cancer; carbuncle, short
㾩	guāi				malignant boils
㾪	shěng				lean; thin; slim
㾫	piān				hemiplegia -- paralysis of half of one's body
㾭	zhòu				to shrink; to contract; to deflate; to shorten; to reduce in length
㾮	huáng				(same as U+7640 癀) jaundice
㾯	huī				to suffer a stroke of paralysis or apoplexy, disease of the private part (of the human body)
㾰	hú				choke, lump in throat; food stuck in the throat
㾱	bèi				(abbreviated form 癈) incurable disease
㾴	zhā				the erythema of acne rosacea
㾵	jì	𬏟			a dark colored birth-mark
㾶	gǔ				disease of the knee
㾷	xī				to ache
㾸	gǎo				a scabby, itching disease
㾹	chái				lean; thin; slim, illness; disease, an epidemic; a pestilence
㾺	mà	𬏜			eye disease, with noxious air on, disease of an animal, decayed sore
㾻	zhù				not any progressive, swelling, a mark of scar on the skin
㾼	tuǐ				to suffer a stroke of paralysis or apoplexy
㾽	zhuì				(same as 膇) swelling feet, disease of the private part of the human body
㾾	xiān				disease of the throat, something stuck in the throat, to be stung, emaciated; illness of losing flesh
㾿	láng				roar of asthma or expectorate from a dying person
㿃	zhì				an ox-headed boil, dysentery; diarrhea, popular name for women's peculiar diseases
㿄	ài				the groans or moans from a person in a critical condition
㿅	xiǎn				(same as 癬) ringworm, used for various diseases of the skin
㿆	guō				damage by the pests to the rice seedling, boil; ulcer; sore
㿇	xí				paralysis, rheumatism, having no sense of feeling; numb
㿉	tuǐ	𰣶			disease of the private part of the human body
㿊	cǎn				very painful; agonizing (same as 憯) sad; sorrowful; grieved
㿋	sào				(same as U+7619 瘙) a kind of skin disease (like sores from scabies)
㿌	xiān				(interchangeable U+3FBE 㾾) lump in the throat, sting of a poisonous insect (scorpion)
㿍	jiè				(same as U+75A5 疥) scabies
㿎	fèn	𬏷			sick; depress and melancholy, swelling, heat rashes; heat spots; prickly heat
㿏	qún				paralysis of the body
㿑	yào				illness; disease; ailment
㿒	dǎo				illness; disease; ailment, disease of the internal organs, disease of the abdomen, palpitation of the heart
㿓	jiá				disease of the hoof
㿔	lěi				a wart; a pimple; a pustule on the skin
㿕	yán				ulcer; sore; boil, a wound
㿖	lú	𪽮			carbuncle (interchangeable 廬) used in naming of a place, a swelling of the abdomen from constipation
㿗	tuí	𤻊			(same as U+3FC9 㿉) disease of the private part of the human body
㿘	yíng				to get sick; to fall ill
㿙	pì				full; filled, full of air or gas, a heart full of (enthusiasm, sorrow, etc.)
㿚	luò				sickness; ailment; disease
㿛	lì				carbuncle, sallow and emaciated, scrofulous swellings
㿞	mào				(non-classical form of 耄) an old man of eighty, aged
㿟	bái			皦	(same as U+767D 白) he bright, white moon; a pure glistening white, splendid, white
㿢	yào				(same as 耀) to shine; to dazzle, to show off
㿣	hē				white color
㿤	chǔn				white, clear
㿥	hé				shine; clear and pure white feather (same as 皬) white, white but not pure
㿦	nìng				to tell; to inform; to report; to accuse
㿧	chóu	𤽯			(same as 疇) fields, a pronoun; who?, formerly; previously, a class; a rank
㿨	lì				(same as 皪) small stones, gravel, shingle
㿩	tǎng				light; bright, white color
㿪	huán				skin disease
㿫	bì				to split tangled hemp
㿬	bā				nasal disease, (same as 疤) a scar; a birthmark (same as 巴) to hope; to wish
㿭	chè				cracks; creases; wrinkles; rumples on the skin; surname; (Cant.) hoarse
㿮	yàng				green; blue; black, extravasation of blood, to look pale or pallid (of the facial complexion)
㿯	dá				wide piece of leather
㿰	áo				durable and solid leather
㿱	xué				dry and decayed, to peel off the skin; to scrape; to pare
㿳	zī				
㿴	dā				wide piece of leather
㿵	rǎn				soft leather
㿶	bāng				(same as 幫) the sides of a shoe or gutter
㿷	cuó			糙	(same as 糙) rough; coarse; inferior unpolished rice, goose flesh
㿸	wǎn				to cast off the skin; to molt, skin
㿹	tà	𰤨			jutting on the epidermis or the cuticle (of plants); (Cant.) skin peeling off
㿺	báo				jutting on the epidermis; swelling, wounded; (Cant.) courageous
㿻	gān				a tray; a plate; a dish, large bowl
㿼	yán				(a non-classical form) a bowl, a small shallow container; a small cup
㿽	xī				a small bowl; a small basin
㿾	zhù				vessel; container
㿿	yǎ				wine cups
䀀	fàn				cups; small cups
䀁	yòu				a small bowl; a small basin, a kind of vessel to remove (or to strain out) the water
䀂	ān				a big basin
䀃	tuí				a kind of vessel; a container
䀄	méng				(same as U+995B 饛) container full of food
䀅	shè				vessel; container
䀆	jìn				(standard form of 盡) to exhaust; to complete; to finish; all; totally
䀇	gǔ				a pot, an earthen pot; a deep cooking pot
䀈	jì				a vessel; a container, a kind of animal with red hair looks like hedgehog
䀉	qiáo	𥁢			food containers (bowl; basin, etc.) used in ancient times
䀊	jiǎo				a kind of water containers (to keep warm in cold days); a mental hot-water bottle, to stir or scratch and make it muddy or turbid
䀋	yán			鹽	(same as U+9E7D 鹽) salt
䀌	xì				
䀍	kàn	𰥊			vessel; container; a box; a chest; a trunk, a small cup
䀎	miǎn				(same as non-classical form of 眄) to look askance; to ogle
䀏	xuàn				to move one's eyes (same as 眴) to express or indicate with eyes (interchangeable 眩) dizzy; giddy
䀐	shān				to regard; to look up to, to look, to take a glance at
䀑	wò				to gouge out an eye or eyes (a corrupted form)
䀒	qiān				gloomy; dark; obscure
䀓	huàn				to turn one's eyes to; big eyes
䀔	rèn				to look, to confuse; to dazzle
䀕	zhèn				angry glances; to look angrily, eyeballs
䀖	tiān				to look up to; to respect
䀗	jué				to look askance at, to dislike, a kind of eye disease (tears all the times), pretty eyes, (same as 瞲) to look at in surprise
䀘	xié				(a corrupted abbreviated form) to cover the line of vision or sight --the straight line between an object and one's eyes, to look steadily at, to look at impatiently
䀙	qì				to look at, to examine; to observe; to survey
䀚	áng				to lift up the eyes and look around
䀛	mèi				to look far with the eyes half-closed (to narrow the eyes), to look at for a long time, daybreak; dawn, to look not straight forward, to disturb; to dizzy; dark, to look at ferocious
䀜	gǔ				down; to see obscurely, (same as U+401B 䀛)
䀞	tāo				with heavy eyelids
䀟	fán				sight blurred; unclear; dim
䀠	jù			瞿	the timid look of a bird; nervous; surname
䀡	chàn				(same as 覘) to spy on; to see; to observe; to inspect, to cast the eyes down, the insight of the debauchee, to move the eyes; to look around
䀢	shùn			瞬	(same as 瞬) to glance; to blink; wink,, (interchangeable 眴 瞚), to indicate one's wish or intention by expressions of the eyes
䀣	bì				to look steadily at, ashamed, to look at ferocious
䀤	mào				insight (version) of jealousy
䀥	shuò		䁻		(simplified form of 䁻) beautiful eyes, to look at just for a short time
䀦	gǔ				(a dialect) to stare at
䀧	hǒng				sight blurred; obscure and dim; unclear
䀨	huà				to look, an angry look; to look at some one angrily, sight blurred; obscure and dim; unclear
䀩	luò				to look askance, to look; to see, to hope, big eyes
䀪	háng				birds flying up and down, to look at; to regard; to inspect
䀫	jiá				narrow and dim eye sight; having one eye smaller than the other, one-eyed, wink of the eyelashes, sleepy; drowsy; dim; vague and hazy
䀬	quán				to glance; to wink, having one eye smaller than the other, one eyed, gazing into distance, sight blurred; obscure and dim; unclear
䀭	gāi				with big eyes
䀮	huāng				sight blurred; obscure and dim; obscured
䀯	bǔ				to look at; to see; to observe; to examine; to consider
䀰	gǔ				open eyes, big eyes, to move one's eyes
䀱	fēng				to examine; to observe; to survey; to study
䀲	mù				diseases in the eyes
䀳	ài				(abbreviated form) not to look straight forward, the pupil of the eyes not in the right place
䀴	yǐng	𬑏			to look straight forward, to look, eyesight blurred; not clear
䀵	shùn				(same as 瞬) to blink; wink or twinkle, by eyes (facial expressions) to indicate one's wish or intention
䀶	liàng				strabismus; squint, to look askance; to ogle, (a dialect) bright; light; brilliant, bright eyes
䀷	jié				to have quick glance; look-in; to look hastily
䀸	chì				(interchangeable 䀿) to have a casual and short glance; to catch a glimpse of, pretty eyes, insight; vision, bright eyes
䀹	jié	𥅴		睫	(same as 眨) to wink; (same as 睫) eyelashes, having one eye smaller than the other, joke; witticism; pleasantry; jest; fun; (Cant.) to peep at; to blink, wink
䀺	chōu				squinting eyes; prominent eyes, all blind, eyesight not clear, upper eyelid which has a double fold at the lower edge
䀻	pìng				to look; to regard; to inspect
䀼	chēn				(non-classical form of 瞋) angry; anger, complaining; grudging, wide open the eyes, depressed; melancholy, to look at, to confuse, confused vision
䀽	yán				to look at each other
䀾	dǔ				many; much, more than; over
䀿	dì				(same as 䀸) to have a casual and short glance; to catch a glimpse of, pretty eyes, insight; vision, bright eyes
䁁	liàng				(same as 䀶) strabismus; squint, to look askance; to ogle, (a dialect) bright; light; brilliant, bright eyes
䁂	xiàn				big eyes
䁃	biāo				to look attentively; to focus one's look at; to gaze at
䁄	xìng				to close the eyes, to die without regret or in peace
䁅	měng				rage; anger, to cast an angry look; to give the black looks
䁆	yè				eyes, closed eyes
䁇	mì				to look for a short time, attentive vision
䁈	qì				to examine; to survey; to inspect; to visit, to watch or see in secret; to spy; to peep
䁉	qì				(same as 䁈) to examine; to survey; to inspect; to visit, to watch or see in secret; to spy; to peep
䁊	wò				dark and deep eyed, to look down, to block, to stuff, to cork; to seal
䁋	xiè				with one eye closed, to close the eyes; (same as U+77B8 瞸) to look askance at; (Cant.) to close the eyes
䁌	yù				to see for a short time
䁍	qià				blind, hollow-eyed, to look at
䁎	chéng				to make a close inspection, secretion of the eye, (same as 瞠) to look straight at; to stare at
䁏	yǎo				farsightedness (as a physical defect); hypermetropia, to look from a distance
䁐	yīng				deep eyed, to look at; to inspect; to see
䁑	yáng				(same as 眻) pretty eyes, the space between eyebrows, (interchangeable 揚) to raise; to praise, to display
䁒	jí				to wink, to shed tears
䁓	zōng				to look at; to see, to peep; to look something stealthily, angry
䁔	xuān				big eyes (same as 睅) protuberant eyes, goggle-eye
䁕	mín				(same as 盿) to look at; to see, to look down; to look from above
䁗	kǎi				light; bright; brilliant, clear, to shine upon; to light or illumine
䁘	yǎo				to look at; to see, pretty eyes; (same as U+404F 䁏) farsightedness (as a physical defect); hypermetropia, to look from a distance
䁙	yǎn				eloquent eyes; to converse with eyes; to make sheep eyes or passes, to look at; to see, to look up to; to respect
䁚	sǔn				a kind of eye disease, (a non-classical form)
䁛	guì				to look; to see; to inspect
䁜	huàng				big eyes, a kind of eye disease
䁝	yíng	𰥞			deluding and causing disorder (interchangeable 熒) lights shining; sparkling; twinkling; shimmering
䁞	shěng				(same as ancient form of 省) a province, to examine; to watch, to reduce, to diminish
䁟	chá				(interchangeable 差) wrong; mistaken; erroneous, disorderly; untidy; irregular
䁠	lián				to hang down (eyes)
䁢	xuán				(same as 嫙) exquisite; fine
䁣	chuán				to wink
䁤	chè				moistened eyes, to stare in anger or contempt
䁥	nì				to blink; to half-close the eyes, small eyes (same as U+7724 昵) very dear; very intimate; very much in love
䁦	qù				(same as U+89B0 覷) to see; to look at, to steal a glance; to glance quickly, to spy on; to peep at
䁧	miáo				to open wide (eyes)
䁨	huò				to open the eyes with astonishment, (interchangeable 矐) to lose one's eyesight; to become blind; blind
䁩	yú				(same as 魚) fish, inferior horse with blind eyes
䁪	zhǎn	𥇢			to wink
䁫	hú				muddy; dirty, eyesight obscured
䁬	céng				to act pretentiously (by slit-eyed), eyesight obscured
䁭	biāo				to give an angry look, to watch; to view
䁮	qián				sad; mournful; grieved, to worry about, to think with one's eyes closed, to close the eyes
䁯	xī				to look at; to see; to inspect; (same as U+77B8 瞸) gazing into distance, having one eye smaller than the other, to look askance at; (Cant.) to close the eyes
䁰	jiǎng				to look in an evil or wicked way; wicked vision
䁱	kōu	𬑒			(same as 眗) hollow-eyed
䁲	mái				to peep; to look at something stealthily; (Cant.) to close the eyes
䁳	mǎng				to lose one eye
䁴	zhǎn				keep on looking, change the facial expression
䁵	biǎn				newborn baby with the eyelids closed, big eyes, to close the eyes
䁶	jī				to look at something without winking, bright
䁷	jué				bright eyes, angry look; angry eyes (ancient form of 覺) to awaken, to wake up from sleep, to feel
䁸	náng				eyesight obscured, angry glances
䁹	bì				(same as U+7764 睥) to look askance; an expression of disdain or despise
䁺	shì				to look at; to see; to inspect, sharp, bright-colored; bright eyes, (same as non-classical form of 睪) spy on, to lead on
䁻	shuò	䀥			pretty eyes, to have a casual and short glance
䁼	mò				(literally) to look but see nothing -- absent-minded, to regard as nothing
䁽	liè				eyesight obscured, abnormal vision; (Cant.) to glance at, sweep the eyes over
䁾	miè				red and swelling of the eye socket, dim-sighted; poor visioned
䁿	mò				sleepy; drowsy, to startle; to surprise; to amaze
䂀	xī				to wink
䂁	chán				an angry look; to look at someone angrily, hollow-eyed
䂂	qú				to gaze at in terror, a surname
䂃	jiào				dark; dim; eyesight obscured, angry look; angry eyes
䂄	huò				to startle; to surprise; to amaze; to look at in surprise
䂅	xiān				to have insight or vision of a simple and honest person, silly
䂆	xù				weapons; arms (a lance; a spear)
䂇	niǔ				to pierce; to stab; to irritate; to hurt, a thorn
䂈	tóng				to pierce; to stab; to irritate; to hurt, a thorn, a lance; a spear
䂉	hóu				weapons; arms (a lance; a spear)
䂊	yù				weapons; arms (a lance; a spear)
䂌	chōng				a short weapon (daggers; swords; knives)
䂍	bó				a kind of weapon carried by the honor guard before the Emperor in ancient times
䂎	zuǎn	𥎝			a short spear; a lance with two points, a halberd, to pierce; to stab; to irritate, to catch a spear from away
䂏	diāo				short, dog with short tail
䂐	zhuō				short (ancient form of 拙) stupid; crude; poor; slow and clumsy
䂑	jī				short; (Cant.) intensifier
䂒	qià				short (dialect) to curry favor; to toady; to flatter; to try hard to please
䂔	xìng				short
䂕	huì				short
䂗	kū				to be careful; to exercise caution; to take care; to pay attention
䂙	duī				
䂚	yáo				a kind of stone, rugged rocks, difficult; hard; difficulty; hardship
䂛	yú				a kind of rock
䂜	bàng				rocky (same as 玤) fine stone which is little less valuable than jade (interchangeable 崩) to collapse; to fall
䂝	jié				(same as 矺) to rap; to tap; to beat(same as 磔) torture of dismemberment used in the ancient times, sound of throwing something to the ground
䂞	zhè				(same as 柘) a thorny tree about 15 feet high, the leaves are used for feeding silkworms before the mulberry leaves are ready or when they are scarce, bark contains a yellow dye (interchangeable 蔗) the sugar cane
䂟	jiā				rocks; stones; minerals, etc.
䂠	shǐ				sound of falling rocks, the arrowhead made of stone
䂡	dǐ				(non-classical form 砥) a whetstone, smooth, to polish
䂢	dǒng				sound of falling rocks, fallen rocks
䂣	cí				a kind of mineral
䂤	fù				white stone
䂥	mín				(same as 賨) a fine stone resembling jade
䂦	zhēn				tired; exhausted, rugged stone, coarse whetstone, to pile up rocks on the river-bank
䂧	zhěn				rocks clustered pile up together
䂩	yàn				(same as 硯) an in-slab or ink-stone (same as 硜) sound of pebbles or stones rubbing or knocking together
䂪	qiǎo				(same as 磽) hard barren land, a kind of stone (interchangeable 銚) a small pot with a handle
䂫	hāng			夯	noise of stones rolling down, to ram the earth for foundations, (same as U+592F 夯) to raise with force; a heavy load; burden, to fill cracks and leakages with earth (in levee construction)
䂬	gǒng				big rocks on the riverside (interchangeable 栱) an arched opening
䂭	qiāo				name of a place; today's Jizhou
䂮	lüè				stone, to sharpen a knife, sharp-pointed; sharp, vigorous; energetic; keen
䂯	guài				a fine stone resembling jade
䂰	là				rocks; stones; minerals, etc.
䂱	ruì				to wear out; rubbed out; to die out; to wear away; frayed
䂳	cuǒ				gravel; macadam; (interchangeable 剉) to damage; to destroy, medicines; orpiment (common monoclinic arsenic sulfide mineral, As2S3)
䂴	yán				(same as U+7814 研) to rub; to grind; to powder, to go the very source; to study; to investigate; to research; to examine; to search into carefully
䂵	gōng		碽		(a simplified form of 碽) sound of bumping or striking, arched bridge
䂷	guāi				broken; smashed, trivial, irregular, different; varied sizes (of rocks)
䂸	guó				to smash or to knock to pieces of the stone, broken
䂹	suǒ				sound of the falling pieces of rocks
䂺	wǒ				rocks; stones (same as 顆) a drop; a grain; a bead
䂻	zhèng				to block; to stop up, to cork; to seal; (same as U+92E5 鋥) to polish; to grind; (Cant.) to push; to burst; to stuff
䂼	niè				(a kind of) rocks; stones
䂽	diào				(a kind of) rocks; stones
䂾	lǎi				to polish; to grind; to rub
䂿	tà				to pound (grain) in order to remove the husk; refine; polished (rice), to tread upon; to step upon a pestle (for husking grain)
䃀	cuì				millstone; grindstone, to rub; to grind; to polish; to wear, to sharpen (a knife), to train; to harden; to temper
䃁	yā	𰦴			uneven or rugged terrains
䃂	gǔn				dull sound of the tolling bell, sound of rolling, rolling stone, a farm tool made of stone (a stone roller for hulling grains, etc.)
䃅	dī		磾		(simplified form 磾) dyestuff (black colored mineral)
䃇	mián				ink (usually red) for imprinting of seals
䃈	jiē				mountain rocks(same as 瑎) a black stone resembling jade
䃊	jǔ				to rub; to grind; to polish; to wear
䃋	yú				a fine stone resembling jade
䃌	zhēn				rocky mountain, used in naming a place
䃍	zhào				(ancient form of 墜) to fall down; to sink
䃏	xīng				a kind of rock
䃑	bān				(same as standard form 斑) speckles; spots; mottles (same as 磐) a massive rock
䃒	hé				(of land) poor and barren; field which is not arable
䃓	gòu				to punish; to chastise; to penalize, to kill; to execute, pedal (a footboard) of a cart, brick work of a well, strong and durable, solid; firm
䃔	hóng				sound of falling rocks, loud noise, stone with strange and unique shapes
䃕	láo	𰦷			stoneware; stone implement, soap-stone, sound of the bumping rocks, (in music) a chord
䃖	wù				(same as U+9696 塢) a bank; a low wall; an entrenchment, a structure which slants to a lower center on all sides -- as a shipyard
䃗	bō				rocks; stones, rocks paved bank, big rocks
䃘	kēng	𬒎		硜	simple and crude (same as 硜) the sound of pebbles or stones knocking together, obstinate; determined; resolute
䃙	lù				rocks; stones; minerals, etc.
䃚	cù				rugged land of sand and pebble; poor and barren (of land) (same as 鏃) the barb of an arrow, arrowhead; the head of a javelin
䃛	lián				(same as 鏈) chain, cable
䃜	yī				a fine black stone
䃝	qiào				(same as 礉) rugged rocks
䃞	shú				a kind of stone, sound of pebbles or stones rubbing or knocking together
䃠	xuàn				arch used in a bridge or doorway
䃡	jīn				a small pebble; small piece of stone or rock, a stone door
䃢	qīn	𰧎			name of a mountain (same as 嶔) lofty (of a mountain)
䃣	huǐ	𰦨			(same as 毀) to ruin, to destroy, to break down
䃤	sù	𬒕			black colored grindstone or whetstone
䃥	chuáng				stones; rocks
䃦	dūn				a flat and great rock people squat or crouch on it
䃧	lóng				sound of falling rocks
䃩	náo				(same as 縭) a mineral, used as a medicine
䃪	tán				(same as 壇) a platform for sacrificial rites; an altar, an arena; a hall for important meetings and ceremonies in ancient China
䃫	dǎn				a silicate substance from the salt-wells in Szechwan; it is used as a wash for hardening plaster, etc., also for certain skin diseases, like ringworm, sulphate of copper
䃬	wěi				rocky; plenty of stones and rocks (same as 磈) piles of rugged stones; lumpy and uneven rocks
䃭	gǎn				a stone box; a stone case, to cover with a piece of stone, (interchangeable 撼) to shake; to rock
䃮	dá	鿎			a stone build hydraulic measures (to store and to vent the water) in ancient times, rocks in the mountain stream
䃯	lì				(abbreviated form of 礫) small stones; pebble; gravel; shingle
䃰	cā				brick or stone steps
䃱	xiàn				(non-classical form of 䃸) electric light; a flash of lightning, wedge, preface foreword
䃲	pán				(same as 磐) a great rock
䃳	là				falling stone, a mineral; an ore (with the element of bronze; copper), appearance of the connected mountains; a mountain range; a chain
䃴	zhū	𰧘			a whetstone used to grind precious stone (jade; a gem)
䃵	niǎo				a kind of stone, bends; curves; turns and twists of the mountains
䃶	huái				rugged and uneven of the rocks, small piece of stone; pebble, a fine stone resembling jade
䃷	yíng				a kind of stone, to research and examine
䃸	xiàn				electric light; a flash of lightning, wedge, preface foreword
䃹	làn				jade and stone, fine jade
䃺	mó				(a standard form of 磨) to grind, to rub, to sharpen
䃻	bà				(same as 壩) an embankment; a dike; a levee; a dam; a bank of earth
䃽	guǐ				name of a mountain (of warship), (same as 禔) happiness; good fortune; good luck; blessing, (same as standard form 祓) to exorcise; to remove evil; to cleanse; to clean; to wash away
䃾	bǐ				to offer a small pig as sacrifice when worshipping the god of life
䃿	fū				a rite or service, message offered to the gods in worship
䄀	huò				(same as 禍) calamity; disaster; evil; misfortune
䄁	yì				to worship; to honor by a service or rite; to offer sacrifices to
䄂	liù				(ancient form) to pray and to curse (the ways of treating a patient in ancient times)
䄃	yāng			殃	(ancient standard form U+6B83 殃) misfortune; calamity; retribution, a departed spirit
䄄	yīn				achievement; accomplishment, (non-classical form of 禋) to worship with sincerity and reverence, to offer sacrifices to the Heaven
䄅	juàn				(same as standard form U+990B 餋) to worship; to honor by a rite or service; to offer sacrifices
䄆	huó				to worship; to honor by a rite or service; to offer sacrifices, an institution, law, to perform rites in honor of gods
䄇	chéng				(corrupted form) a family name
䄈	dòu				sacrifice to happiness and good luck
䄉	é				a rite or service, (same as 娥) good; beautiful, a common name for a girl
䄋	yǎn				to pray for preventing or forestalling calamities, muddy
䄌	zhuì				to perform rites in honor of the ancestral temple; the next day's service of the above mentioned rites, (same as 醊) wine poured in a libation
䄍	zhà			蜡	(same as U+8721 蜡) year-end sacrifice of the Zhou Dynasty; imperial sacrifice of thanksgiving to the earth for crops, offered at the end of the year, the name varying in different dynastic periods
䄎	qǐ				(same as 婍) pretty; beautiful (of a woman)
䄏	yú				(same as 祅) bizarre, calamity due to terrestrial disturbances (as distinct from 災 -- disaster which is sent down from above) (interchangeable 妖) weird; supernatural, a ghost, bewitching; seductive (said of a woman)
䄐	quàn				to worship; to honor by a service or rite; to offer sacrifices, happiness; good fortune; good luck; blessing; bliss
䄑	huó				(same as standard form 䄆) (non-classical form) to worship; to honor by a rite or service; to offer sacrifices, an institution, law, to perform rites in honor of gods
䄒	niè				(same as standard form 稔) ripening of paddy or rice; a harvest, a year
䄓	huáng				to worship, a rite; a service
䄔	jǔ				a family name
䄕	shè				(ancient form of 社) god of the land, an association; an organization; society; community
䄘	péng				a rite; a service; to worship
䄙	míng				happiness; good luck; good fortune; blessing; bliss
䄚	cáo				to worship the god (of the hog; pig), blessed; bliss; divine help, to protect; to defend
䄛	lóu				(standard form 膢) (in ancient times) service or rites of offering sacrifices for drink and food
䄜	lí				happiness and well-being; bliss; propitious; auspicious, evil spirit; a hobgoblin produced from the weird emanations of the trees and rocks on the hills, (interchangeable 魑) a mountain demon resembling a tiger
䄝	chuāng				show no respect to the service of worship
䄟	cuī				to worship; to offer sacrifices couple times, to thank
䄠	shàn				(ancient form of 禪) to sacrifice to heaven, the imperial power, as only the emperor was allowed to offer these sacrifices, to cleanse; to exorcize, of Buddhism; Buddhist
䄡	dān				northern minority ethnic group (in ancient times), (corrupted form of 襜) the lower front of a robe, gown, etc., clean and neat (said of appearance)
䄢	qí				(same as 齋) pious; respectful; chaste; pure, to abstain from meat, wine, etc., to fast, (same as 齊) equal; uniform, name of an ancient feudal state
䄤	lài				to sink; to fall; decadent, to idle about; to be negligent of worship
䄥	líng				a god; a spirit; an immortal
䄦	liǎo				to put forth ears and to blossom of the grains (corns and cereals)
䄧	réng				a kind of grain
䄨	yú				grains producing neither flower nor fruit
䄩	yì				(same as 䴬) bran; chaff, grains; corns; cereals
䄪	diǎo				hanging down of the ears of the grains, something to hang or be hanged or hung
䄫	qǐ				(same as 芑) a kind of sorghum with white sprouts, a kind of wild vegetable; bitter herbs
䄬	yí				(same as 移) to change; to shift; to move; to influence, to coney; to forward
䄭	nián				(same as 年) a year, one's age
䄮	fū				dark rice plant, millet grain (in black color), (same as 稃) bran
䄯	jiǎn				ten handle of grains (rice plant)
䄰	yá				forty bundles of rice plant, panicled millet, (same as 芽) sprout; shoot; bud
䄱	fāng				a kind of grain
䄲	ruì				inside; within; inner; interior; domestic, heartlessness
䄳	xiān				
䄶	bì				rice plant growing the second time, the ear of grain (corn, millet etc.) growing upward
䄷	shí				(same as 石) a measurement (in ancient times) equal to 120 catty (Chinese pound)
䄸	pò				grains producing no fruit
䄹	nián				(same as 年) a year, age, harvest
䄺	zhì			稊	(same as U+7A3A 稚) young and tender; small; delicate; immature, (same as U+7A0A 稊) darnels; tares, grass
䄻	táo				a second time growing of rice plant, rice plant, (dialect) sorghum; kaoliang
䄼	tiǎn				name of a place in ancient times
䄽	tiǎn				(same as U+79C8 秈, U+7C7C 籼) common rice, as distinguished from glutinous rice; (corrupted form of U+413C 䄼) name of a place in ancient times
䄾	rù				thick; height, black millet
䄿	yì				a kind of rice plant
䅀	liè				the stalk (stem) of grain, neat and orderly rows of rice seedling
䅁	àn				to husk rice; to get the grains by oppressing the ears of the rice plant
䅂	hé				a kind of grain (looks like millet but much smaller)
䅃	qióng				late crop, to reap or harvest; to cut grain
䅄	lì				long grains
䅅	guī				farm tool; agricultural implements, to till; to plough; to cultivate
䅆	zì				dense; crowded; closely, a piece of wood used to strike off grain in a measure thus - to level; all; to adjust; overall
䅇	sù				(ancient form of 粟) grains, millet, Indian corn
䅈	yuàn				
䅉	yà		稏		a kind of rice plant, shaking and waving of the rice plant
䅊	chá				a spacious house, (corrupted form of 秺) bundle of rice plant, name of a place
䅋	wǎn				a kind of grain; sweet and round rice
䅌	juān				stalk (stem) of wheat or rice plant
䅍	tǐng				straight upward of the wheat and rice plant
䅎	yǒu				different; to distinguish
䅏	huì				rice boiled to gruel, congee; porridge
䅐	jiǎn	𫀨			a bundle, to bind; bondage, a small bundle of, term of measurement; 10 bundle of rice plants
䅑	ruí				four bundle of grains
䅒	máng				(interchangeable 芒) a sharp-edged grass, the awn or beard of wheat, etc.
䅓	jǔ				curved piece of wood, to bend; to crouch, name of a tree, name of a fruit
䅔	zī				dead (withered) crops; dried grains; (same as U+43A9 䎩) to till; to plough; to cultivate
䅕	jū				a variety of millet
䅖	ān				(same as 馣) sweet-smelling, tasty; delicious, to farm; to cultivate the land, luxuriant or exuberant of growing rice, grains;; rice plants producing no fruit, to fertilize, the grains not growing; shriveled rice plants
䅗	suì				(same as 䅑) four bundle of grains, to accumulate; to store up grains, grains; rice plant
䅘	lái	𥟂			wheat
䅙	hùn				grass; herb; straw; weed, bundle of straw
䅚	quǎn				closely growing of the rice plants
䅛	chāng				husks of rice; rice bran or chaff
䅜	duò				to store up grains, weeping rice plants, an ear of grain
䅝	kōng				the stalk of grain; straw
䅞	nè				stalks of grain (rice plant)
䅠	tí				(same as 蕛) a kind of grass, (interchangeable 稊) darnels, tender shoot of thatch (straw; couch grass)
䅡	xǔ				a kind of grass, grass growing in between of (among) the grains
䅢	jiù				mature or ripen of the grains (rice; corns; cereals)
䅣	huáng				a variety of panicled millet, a small coarse grain resembling sorghum
䅤	qì				to plant; to sow; to cultivate
䅥	jié				ripening crops, long grains, husks; chaff; bran (of grain)
䅦	máo				feeble; weak of the rice plant
䅧	yān				fine rice seedling; growing rice in order, (same as 蔭) shade of trees; shade
䅩	zhǐ				crooked and winding (of grass, trees, vegetation, flora); crooked branches of a tree adjoin each other; (same as 歧) forked; divergent, anything that goes astray; wayward
䅪	tuí		𥢢		(a simplified form) disease of the private part, hernia, colic
䅬	ài				small bundle of rice plant, seed, grain
䅭	páng				a variety of panicled millet, a small coarse grain resembling sorghum
䅮	càng				a full head of grain; bent over by its own weight, two small pieces bract on the base of the ears of a rice plant, grass; weeds; tares
䅯	táng				a variety of millet
䅰	ěn				a kind of grass
䅱	hùn				to eat to the full; surfeited
䅲	qí				to plant; to sow wheat
䅳	chú	𫀬			stalk of the panicled millet; stalk of the rice plant
䅴	suǒ				grains, rice plant, an ear of grain
䅶	nòu				to hoe, to weed; to hoe up weeds
䅷	tú				an ear of grain, (non-classical form of 稌) ancient term for glutinous rice, (same as 藷) a term for plants with tubers
䅸	shēn				a grain, (same as 莘) lush growth; dense growth of the grass (trees, etc.) a marshy plant, known as asarum, a name derived from the bitterness of the root which is used in medicine
䅹	lǒu				(same as 耬) a kind of drill for sowing grain, to till lands
䅺	biāo				grain in the ear; to put forth ears, (same as 秒) the beard of grain, (same as 蔈) a measuring unit of weight used in ancient times, a plant (resembling reed) much used for making brooms
䅻	lí				measurement; two bundle of grains (same as 離) bend of the ears of the variety of millet (because of the weight of the ears)
䅼	mán				a kind of grains, to plant; to sow; to cultivate
䅽	xīn				(same as 馨) fragrance or aroma (especially that which comes from after), (same as 榖) grains and corns; cereals
䅾	cén				starting to put forth ears, a kind of grain
䅿	huáng				(non-classical form) luxuriant or exuberant (of grain) (interchangeable 華) flowery; variegated, splendour
䆀	měi				(same as U+9EE3 霉 黴) to corrupt or be corrupted; to ruin or be ruined, dark sports; black specks, black
䆁	gāo				syrup; jelly-like sugar made from grains
䆂	lián				a kind of grain, (same as 稴) trees producing no fruit
䆃	dào				a kind of rice plant; Excellent crop, to choose or to select hulled rice, millet; grains
䆄	zhǎn				a bundle, a bundle of rice plant
䆅	zī	𰨳			to accumulate or to store up rice, to purchase grain with public funds and store it against famine
䆈	zhì				(non-classical form of U+7A3A 稚) young and tender; small; delicate; immature
䆉	bà	𫁂			the swing of rice plant, a kind of paddy
䆊	cuì				unhusked glutinous rice, to sow seeds
䆋	qiū			秋	(ancient form of U+79CB 秋) the autumn, the fall of the year, a season, a time
䆍	lóng				cut crops (not yet collected and tied up)
䆎	xiān				grass and grains producing no fruit
䆏	fèi				a kind of rice plant (not glutinous and with purple colored stalk), (same as 糞) to apply fertilizers
䆐	guó				(ancient form of 國) a country; a nation; a kingdom; a state
䆑	chéng				a little protruded
䆒	jiù				(corrupted form of 究) to examine; to study; to investigate exhaustively
䆓	è				a hole; a cave; a pit, to dig the ground and build underground living quarters, to make smooth of the leather
䆔	chōng				to pierce through; to penetrate or bore through; to thread, to cross; (Cant.) hole, hollow, cavity
䆕	yuè				to pierce through; to penetrate through; to cross, extremely; to the extreme, a hole; an opening; an aperture, with no door or window
䆖	hóng				a big house, (same as 宏) great; vast; wide; ample
䆗	yǎo				deep and dark; profound, (same as 窈) tranquil; placid; serene, soft and pleasing; plausible; exquisite; very pleasant
䆘	yā				acupuncture, narrow and protrude, (non-classical form of 拶) a torture device in old China consisting of several contracting wooden sticks, in between which the fingers of a suspect are placed and pressed to extort confessions
䆙	yáo				(a non-classical form) (same as standard form of 7AB0 窯) a kiln; a brick furnace; a pottery, a coal shaft, a cave -- for human dwelling
䆚	tóng				to go through; to penetrate; passed through, (same as 洞) a cave; a hole
䆛	zhà				something in the cave
䆜	yòu				empty; hollow, unreal, high and vast, the space
䆝	xuè				a cave; a hole, to bore through or drill a cave as a dwelling
䆞	yǎo				deep and dark; profound, far; vast, obscure, mysterious
䆟	kè				corresponding; equivalent, considerable, appropriate, (same as 凹) indented; a hollow, concave
䆠	huàn				(non-classical form of 宦) a government official; the government service, castrated
䆡	láng				a cave; a hole
䆢	yuè				to penetrate; to pierce through, a hole; an aperture; an opening, a cave
䆣	chén				(same as 宸) abode of the emperor, a large mansion
䆦	shèn				(a corrupted form) (same as 深) deep; profound, the chimney; stack (on the top of a cooking stove or furnace), to bury the coffin of a dead person
䆨	níng				(same as 冥) the sky; the heaven; the void, Nature; God, big; large; great, light; bright
䆩	míng				(same as 冥) dark; obscure; dim, far and high, deep; profound, the unseen world
䆪	hōng				color of the light; brilliance or gleaming
䆫	chuāng			窓	(same as U+7A97 窗) window
䆬	yǔn				(a non-classical form) (same as standard form 霣) (interchangeable 隕) to fall down
䆭	xuān				cave; inside of a cave
䆮	jìn				(same as ancient form of 浸) to dip; to immerse; to soak, gradual; gradually, name of a place in today's Henan Province
䆯	zhuó				a short shaped face, charming; beautiful; delicate
䆰	yū				a cave; a tunnel; a grotto, name of a mountain
䆱	tān				big; large; thin; light, rugged; uneven, a deep cave
䆲	kāng				a spacious house, emptiness; (Cant.) an intensifier
䆳	qióng				(same as non-classical form 邃) far distant; remote, the extreme; the farthest
䆵	chéng				an echo, a high and deep; large; big; specious house
䆶	jiū				noise of a mouse in the cave
䆷	xuè				a hole; an opening; an aperture; deep; far and profound
䆸	zhēng				spacious; capacious, sound (of the house), a picture (on silk) scroll
䆹	chōng				empty; hollow, dark; obscure
䆺	pān				whirling of the flowing water, (interchangeable 潘) water in which rice has been washed
䆻	qiào				(corrupted form of 竅) a hole; a cavity; (the mind's pores, the crux; key points
䆽	qú				a hole; an opening, a cave, empty; hollow
䆾	lán				big; large; thin; light, rugged; uneven, a deep cave
䆿	yì				(same as 寱) (standard form of 囈) to talk in sleep; somniloquy
䇀	róng				(non-classical form) ornaments of fine feather or fur (for decoration)
䇁	sī				a cave; a hole
䇂	qiān				(ancient form) fault; sin
䇃	sì				(same as 竢) (ancient form of 俟) to wait for, until; when; as soon as
䇅	fá				to stand still
䇇	méng				(corrupted form of 氓) the people; the populace, rascal; vagabond
䇈	huà				to put into a cupboard or closet; to put into the proper place; to put away, to put away for safekeeping, to collect and keep
䇋	hài				name of a god
䇌	qiào				to stand, to erect; to create; to start
䇍	chù				to wait, (same as 齪) tidy, prudent; careful; attentive, a person's name
䇎	què				to startle; to amaze; to surprise, afraid; scared; fearful, respectful; reverent
䇏	duì				to pile one upon another, trees fruits well and the branches hanging down
䇐	lì				(same as 搯 蒞) to arrive, from; by; through, to manage; to undertake, to follow, thin; few, distant, idle
䇑	bà				a standing short person, unstable in walking
䇒	jiè				(ancient form of 屆) numerary adjunct for periodic terms or events, to arrive, to expire
䇓	xū	𰩧			to wait for; to wait (same as 須) to stop at, to have to, a moment; a while, (interchangeable 需) to need; demand
䇔	luò				atrophy, paralysis; impotent, stand
䇖	yǔn				rope made of bamboo strips
䇗	zhōng				bamboo with long joints
䇘	hù				tool to collect rope; a spinning machine, spinning wheel; the tender shoots of the bamboo with a bitter flavour
䇙	yǐn				name of a variety of bamboo
䇛	zhǐ				name of a variety of bamboo
䇜	qiǎn				small bamboo, a kind of bamboo
䇞	gān				name of a variety of bamboo; sweet bamboo, large bamboo
䇟	jiàn				(same as 腱) tendon
䇠	zhù				wrench to adjust the string on stringed instrument
䇡	zhù				(same as 杼) the shuttle of a loom
䇢	kǔ				(standard form 苦) bamboo, bitter bamboo, usually used as the material for making an umbrella's handle, (same as 罟) net
䇣	niè				bamboo with white bark, (same as 籋) tongs; pincers; tweezers, weary; tired; fatigued, small box
䇤	ruì				sharp; acute, clever, vigorous
䇥	zé				(same as 笮) narrow, boards laid across rafters, an arrow bag, a kind of liquor container, to squeeze; to press, (same as 筰) rope made from bamboo-splints, (interchangeable 鑿) to bore or pierce through
䇦	ǎng				a kind of bamboo, colorless bamboo, bamboo shoot
䇧	zhì				to fill an opening with bamboo, (ancient form of 箕) a winnowing basket; a sieve, a dust basket; dustpan
䇨	gòng				a bamboo basket for food containers (such as cup; plate; dish and bowl, etc.) used in ancient times, a basket for chopsticks, bamboo basket used to filter or to strain out the wine, a sail made of a thin and long strip of bamboo
䇩	yì				long, a big raft, a kind of equipment made of bamboo used to catch fishes
䇪	chī				name of a variety of bamboo
䇫	jī				bamboo-splints; laths, to plait, (same as 篦) a comb; especially a fine-toothed one)
䇬	zhū				thin bamboo laths knitted sail, a thin and long strip of bamboo; books in ancient style, to set sail; to depart
䇭	lǎo				containers made of thin and long strip of bamboo or willow branches
䇮	rèn				a bamboo mat used in ancient times, (interchangeable with U+88B5 衽) a sleeping mat
䇯	róng				a kind of bamboo with patterns on the head
䇰	zhēng				a bamboo binded torch, a kind of bamboo with patterns on the bark
䇱	nà				(same as 笝) a hawser; a cable; a bamboo rope used to tie on a boat, to mend a bamboo fence
䇵	yí				one of the wind instruments; a bamboo flute with seven holes
䇶	jué				a small rafters made of bamboo which project form the eaves and support the tiles, a kind of bamboo
䇷	bié				in ancient times; to separated (to rip of; to cut open) the contract or agreement on slips of bamboo and give to both parties as evidence
䇸	chéng				a bamboo mat, a kind of bamboo, bamboo ware, a seat cushion in a carriage
䇹	jùn				(same as 箘) a kind of bamboo
䇺	dòu				(same as 豆) beans and peas collectively, a vessel like a platter, made of wood, bronze, or porcelain, used for holding food in sacrifices, etc.
䇻	wěi				a kind of bamboo, broom; a besom
䇼	yì				a bamboo vessel used to catch fishes
䇽	zhé				a coarse bamboo mat
䇾	yán				a flute with 23 tubes; 4 inches long (of bamboo, etc.); a pipe; a wind instrument, (interchangeable 言) speech; words, to say, a dialect; language
䈀	sān				bamboo ware (used to hold food or clothes)
䈁	lún				tools used on a boat
䈂	píng				a kind of bamboo
䈃	zhǎo				a kind of bamboo, hem; margin; edge of bamboo
䈄	hán				(same as 筨) a kind of solid bamboo
䈅	yù				(same as 籆) tools to unreel silk
䈆	dài				a shallow and long shaped bamboo basket
䈇	zhào			罩	(same as U+7F69 罩) a cover, a shade, a basket used to catch fish
䈈	féi				a kind of bamboo, exuberant and flourishing of bamboo, (same as 笆) a barrier made of bamboo or willow branch; bamboo fence, a mat
䈉	shà				(same as 箑) a fan, (same as 翣) feathers adorning a coffin, bamboo ware
䈊	líng				name of a variety of bamboo; (Cant.) 䈊仔, a useless fellow
䈋	tà				name of a variety of bamboo, a cover made of bamboo
䈌	qū				name of a variety of bamboo, submerged; fertilized by water
䈍	máng				name of a variety of bamboo
䈎	yè				a leaf; page of a book; leaf of a door; lobe of the lungs or liver
䈏	báo				name of a variety of bamboo, a woven tool
䈐	guì				an arched frame made of bamboo of wood board, a covering, mats woven from bamboo and other leaves top on vehicles, (same as 簂 槶) a bamboo chest; a wicker chest, a woman's headdress
䈑	guǎ				tools to unreel silk
䈒	nǎn				fragile; tender bamboo, (interchangeable 蹐) a kind of spring fishing-net, an equipment used to pull or drag (water plant, mud, etc.) out of the water
䈓	gé				a kind of bamboo with a red skin; it is used for fine mats and other purposes, an ancient musical instrument which was used to give the signal to cease playing
䈕	shí				the metal tongue in the reed instruments, (interchangeable 匙) key, bamboo ware, (same as 筓) a clasp; a hair-pin with flat spoon-shaped ends, (same as 椸) a clothes-horse; a rack for clothes
䈖	kē				name of a variety of bamboo
䈗	suǒ				name of a variety of bamboo, bamboo mats, (interchangeable 葰) a cover, a shade, a basket used to catch fishes
䈘	cí				name of a variety of bamboo
䈙	zhòu				bamboo to wither; to dry up and die
䈚	tái				a bamboo shoot, skin (bark) of a bamboo shoot, (same as 箈 苔) moss; lichen
䈛	kuài				small bamboo whose joints are three feet apart, used for arrows
䈜	qìn				a thread used by carpenters for marking, (interchangeable 沁) to leak; to soak through
䈝	xū				name of a variety of bamboo, a kind of winnowing basket
䈞	dǔ				(same as 竺) ancient name of India, a Chinese family name, (interchangeable 篤) honest; straightforward
䈟	cè				broken sound, to cut grass
䈠	huǎn				books and volumes, letters and correspondence, to snap; to break; broken bamboo
䈡	cōng				name of a variety of bamboo, (same as 檧) a small basket or a small cage
䈢	sǎi				name of a variety of bamboo, a thin and long strip of bamboo form making basket
䈣	zhèng				name of a variety of bamboo
䈤	qián				(same as 鉗) pincers; tweezers; tongs
䈥	jīn				(non-classical form of 筋) tendons; sinews; muscles, name of a variety of bamboo
䈦	zōng				a curved bamboo whip, thin branches of a tree
䈧	wěi				(corrupted form) skin of bamboo shoots, bark of bamboo
䈪	xì				a small, tall and no ears basket made of bamboo used to hold grains
䈫	nà				(same as 笝) a hawser; a cable; a bamboo rope used to tie on a boat
䈬	pú				a small; thin strip (of bamboo) net
䈭	sōu				name of a variety of bamboo, bamboo with high joints
䈮	jù				a woven instrument; a knitting tool, name of a variety of bamboo
䈯	zhēn				name of a variety of bamboo, utensils; implements
䈱	tāo				an open bamboo basket used to feed domestic animals (cow, hog, etc.)
䈲	bān				a bamboo basket for fishing, name of a variety of bamboo, thin and flat slips of bamboo used for weaving purpose
䈳	tà				a window-leaf; something made of strips of bamboo to block sunlight
䈴	qiàn				a cage; a basket; a noose
䈵	wēng				luxuriant; exuberant of bamboo
䈶	róng				an arrow; a dart, asparagus fern
䈷	luò				(same as standard form 格) a bamboo fence
䈸	hú				a big chest, a big basket for holding rice
䈹	sǒu				(same as 籔) a bamboo ware for washing rice, a measuring unit used in ancient times; equal to 16 Chinese peck
䈺	zhōng				bamboo, a chest; a box
䈻	pú				heavy bamboo mats used for deep water fishing
䈼	miè				(same as 篾) name of a variety of bamboo, a thin and long strip of bamboo for making baskets, etc.; thin (bamboo) laths, a kind of small bamboo with pulp
䈽	jīn				name of a variety of bamboo; with short joints and white bark; big ones used as pole for punting a boat and roots used as medicine
䈾	shāo				(same as 稍) move a little; shake slightly, (same as 梢) the tip of a branch or things of similar shape, the end of rudder or helm, a besom for rice
䈿	mì				belt of the canvas top on vehicles
䉀	shù				rectangular chest or box woven from bamboo strips (or wicker)
䉁	líng				name of a variety of bamboo, bamboo ware
䉂	lěi				a basket for earth or soil, regulations; law, model
䉃	jiǎng				sliced open bamboo with the joints used as an oar, a board made equipment with angles; children used to practice writing and taking notes in ancient times, mats, bamboo
䉄	léng				name of a variety of bamboo
䉅	zhì				small bamboo whose joints are three feet apart, used for arrows, name of a variety of bamboo
䉆	diǎo				name of a variety of bamboo
䉈	sǎn				a kind of bamboo with a red skin; it is used for fine mats and other purposes
䉉	gū				(interchangeable 觚) a writing-tablet; a square piece of wood, a corner; an angle; an edge
䉊	fàn				bamboo ware, awning in front of a cart, covering the horse or mule in the shafts; canvas top on vehicles
䉋	mèi				a variety of bamboo shoots that sprout in winter
䉌	suì				crude bamboo mats, a vessel for raising silk-worms
䉍	jiǎn	𬕊			(non-classical form) to observe; to watch; to examine
䉎	táng				a cover, a shade, a basket used to catch fish
䉏	xiè				name of a variety of bamboo
䉐	kū	𬕛			a thin and long strip of bamboo for making baskets, etc.; thin (bamboo) laths, name of a variety of bamboo, (corrupted form of U+7C35 簬) used for arrows
䉑	wú	𫁲			black skinned bamboo
䉒	fán				(same as 籓) a winnow, a container for dust, (same as 藩) a bamboo fence; a barrier, a bamboo basket with handles for carrying earth or dirt, family name
䉓	luò				mattress made of bamboo strips, bed
䉔	cān				bamboo slips, crude; coarse bamboo mats
䉕	céng				a bamboo hat, a bamboo shade or covering, name of a variety of bamboo
䉖	líng				(same as 笭) framework of a carriage, a door-screen; a railing in the front and on both sides of a carriage, a stand; frame; rack in a cabin of a ship, a bamboo cage; a bamboo basket with a narrow opening
䉗	yī				a receptacle or container, as a cup, ladle, spoon, etc.
䉘	cóng				to pierce; to stab with a sharp wooden stick or a piece of bamboo slip
䉙	yún	𥬀			name of a variety of bamboo; big bamboo
䉚	méng				name of a variety of bamboo, a bamboo shoot, a bamboo tube
䉛	yù				bamboo basket for washing rice, implements used to move the silkworm
䉜	zhì				young and tender bamboo
䉝	yǐ				bamboo ware
䉞	dǎn				a box; a chest made of bamboo; bamboo ware, name of a variety of bamboo
䉟	huò				a bamboo basket used to catch fishes
䉠	wéi				name of a variety of bamboo; leaves to make covering and the stems make arrows
䉡	tán				name of a variety of bamboo, a towrope used to tow a boat against the current in swift stream from the bank
䉢	sè				a sieve; a screen; a sifter; a strainer
䉣	xiè				slips of bamboo provided for writing in ancient times
䉥	sǒng				(same as 檧) a small basket for chopsticks
䉦	qiān				name of a variety of bamboo, a farm tool used to collect rice plants
䉧	liú				sound of bamboo, name of a variety of bamboo
䉨	yì				bamboo joints, name of a variety of bamboo, small bamboo
䉪	lèi				to grind; by turning a mill to get the chaff, bran or husks off, a mill
䉫	lí				name of a variety of bamboo; used as a musical instrument
䉬	fèi	𫂈			coarse bamboo mats
䉭	liè				name of a variety of bamboo, covering made of bamboo strips
䉮	lìn				to plant; to set up, to damage, to lose, weak
䉯	xiàn				dried bamboo
䉰	xiào				bamboo shoots, (same as 筊) a rope made of bamboo strips, a kind of bamboo device used in divination
䉱	ōu	𬕦			a cradle
䉲	mí	𥮜			thin and flat slips of bamboo used for weaving purpose
䉳	xiān				name of a variety of bamboo, a domicile; record of the population
䉴	ráng				a bamboo ware to collect and keep something in, a kind of bamboo ware used to dripping rice
䉵	zhuàn			饌	(same as 饌) to feed, to provide for, to prepare food; to eat and drink; delicacies, dainties
䉶	shuāng	𫁷			a sail (of a boat), a utensil made of bamboo used to filter or to strain out wine
䉷	yán				a feather screen, a shade, imperial garden
䉸	biàn				slips of bamboo for writing
䉹	líng				(same as 䉁) name of a variety of bamboo, bamboo ware
䉺	hóng				to deteriorate and become red; old rice; decaying rice, red rice; (Cant.) the smell of long-stored rice
䉻	qí				red rice, coarse rice
䉼	liào				(non-classical form of 料) materials; ingredients
䉽	bǎn				(same as 粄) rice cake; cake made of glutinous rice
䉾	bì				bad; poor quality of rice
䉿	hú				(same as 糊) paste; to paste, sticky; glutinous, to stick
䊂	cè				poor quality of rice; bad rice cakes stick to each other
䊃	pèi				mixing rice with broth, a grain of rice
䊄	qióng				polished rice
䊅	míng				to soak rice
䊆	jiù				cooked, dry rice flour, (same as 糗) cured dried grain; parched wheat or rice
䊇	bù				(same as 餔) to feed; to eat, (interchangeable 晡) time for supper, sunset
䊈	méi				(same as 酶) distiller's grains or yeast
䊉	sǎn				preserved fruit, cucumbers, gourds, etc.
䊊	wèi				well-boiled congee or rice gruel
䊍	lí				thick congee or porridge; well-boiled congee or gruel, (same as 黎) many; numerous
䊎	quǎn				powder; flour, to roll round with the hand, thick congee or porridge
䊐	hún				(same as 餛) fluffy stuffed dumplings; stuffed dumpling with delicate flour wrapping; ravioli
䊑	xiǎng				(same as 餉 饟) pay, provisions, etc. for military or police, to entertain with food; to feast
䊓	shì				to paste up; to attach to; to stickup; to glue
䊔	yíng				polished rice; refined rice
䊖	nǎn				to eat rice-gruel mixed with meat
䊗	huáng				a kind of grain; yellow color; not sticky, (same as 餭) fried puffy shredded, sugar-plums; sweetmeats
䊘	jiù				a grain (of rice, etc.)
䊙	yān				cooked or well-done, ripe, fine rice
䊛	sà				shreds; splinters (of rice)
䊜	tuán	𰪫		糰	(same as 糰) dumplings; doughnuts
䊝	xiè				to exile; to banish
䊞	zhé				to roll round with the hand; to paste up; to attach to; to stick up; to glue, poor quality of rice
䊟	mén	𰫋			adorned; beautified; made up; glossy, thick and sticky thing on the surface of congee; rice gruel
䊠	xì				(same as 氣 餼) to give a supply of grain for rations, grain, a sacrificial victim, explained as used of the living beast
䊡	mán				(same as non-classical form 饅) steamed bread; bread of any kind; steamed dumplings
䊣	huáng				light yellow dust-like fungoid growth on wine, etc., barley, chaff or husks of wheat (non-classical form of 餭) fried puffy shredded, sugar-plums; sweetmeats
䊤	tán				vegetable mixed with thick soup (broth), congee; gruel
䊥	xiào				congee; porridge; rice gruel, mashed; rotten
䊦	yè				food (some food as glutinous rice tamale—made by wrapping the rice in broad leaves of reeds and boiled for a few hours—usually with other ingredients, as dates, meat, oyster, beams, etc.
䊧	bì				(same as 屁) a fart; to break wind
䊨	luó				storing grains; to store up food
䊩	fán				rice gravy
䊪	lì				coarse rice -- unhulled, (interchangeable 糲) coarse -- of grain
䊫	cuǐ				coarse rice, red rice
䊬	chuā				name of a variety of grain, hollyhock; the mallow; root and flower can be used as medicine to neutralize poison; antipyretic (febrifuge)
䊭	dào	𥺅			to overturn; to pour out, to respond, to examine carefully, to stick, thick congee
䊮	dí				name of a variety of grain
䊯	kuàng				(same as standard form 穬) grains with beard (rice plant, wheat, etc.) unripe rice plant
䊰	chú				foodstuff; provisions; grains for human consumption
䊱	xiān				cakes made of rice-flour
䊲	chàn	𬡻			to hull rice roughly (to make a rush pounding of the rice); coarse rice, to grind (grains, millet, etc.)
䊳	mí				to break into pieces; to smash; completely smashed, chips; crumbs, refined; polished (rice); unmixed
䊴	qiàn				food made of rice-flour
䊵	qiú	𮉠			young and small, (same as 絿) rash and impatient
䊶	zhèn				(same as 紖) a rope for leading cattle
䊺	hù	𫄚			an implement to draw or to collect ropes or cords
䊻	gān				silky, very fine thread
䊼	chǐ				measuring unit; end of spoilt silk
䊽	guài				fine thread, linen thread, silk thread; yarn
䊾	mù				ropes; cords; cables
䊿	bó				(same as 衭) the lapel or collar of a garment or robe, drawers, (dialect) trousers or pants
䋀	huà				shoes made of hemp or hair
䋁	gěng				(ancient form 綆) a rope for drawing up water (from a well, stream, etc.)
䋂	yáo				dresses for the bride, green color, yellow color, (interchangeable 絞) a greenish yellow color
䋃	mào	𫄜			stinging; hairy silk fabrics
䋄	wǎng				(same as 網) web; net; network
䋈	rú				to bind loose hemp, old yarn, to stuff; to fill, waste silk or cotton and silk to be laid and attached each other; to padding; cushioning
䋉	xué				a thread; clothes for the dead
䋊	zhēng				decorations of the emperor's carriage; ornamental items on horses
䋋	mín				(same as 罠) a kind of spring fishing net
䋌	jiǎng				(ancient form 堅) strong; durable; solid; firm; stable, (same as 䋗) tight; firm, pressing
䋎	zhàn	𬘜			to mend (clothes, etc.), (interchangeable 綻) ripped seam; a crack; split
䋏	zuó	𮉣			thick and big ropes or cords; bulky cables, spoilt silk
䋐	yuè	𬘙			fabric; textile with patterns used for hem decorations, decorations on carriage and horses, varicolored silk or fine cloth loose in texture
䋑	liè	𰬃			to tie; to knot, to join
䋓	zhòu				(abbreviated form 縐) wrinkled, to shrink, crepe, a coarse, yellowish cloth for summer wear
䋔	bì	𫄞			to band together; to twist; to wring and to disperse fiber then to make thin silk, cloth, cotton-yarn or rope
䋕	rèn				(same as U+7D4D 紝) to lay the warp; to weave
䋖	yù				long, a gown; a long dress
䋘	chuò				(same as 縋) to hand by a rope; to let down by a rope
䋙	ěr	䌺			reins; bridle
䋚	yì	䌻			(same as 翼) wings, fins, to help, to protect
䋛	mǐ				the clustered embroidery patterns (as tiny and fine rice)
䋜	qìng				(same as U+7DAE 綮) crucial points; critical points, an embroidered banner, sheath for a lance head
䋞	wǎng				(abbreviated form of 網) web; net; network
䋟	jì				the weight on a steelyard, connected stitches
䋠	bǔ				(interchangeable 補) to repair; to mend, to add to, to make up
䋢	biē				to twist ropes, a belt or string to hold the bow, to tie; to bind, the cart turning back to the left, to draw or pull (of a cart), to mourn
䋣	fán				decorations put on the mane or horsehair, (standard form of 繁) many, troublesome, a family name
䋤	yuè				plain white silk, to soften and whiten raw silk by boiling
䋥	lí				lines; stripes; veins
䋦	fán	𫄩			ravelled silk
䋧	qú				(same as 絇) ornaments for the frontal part of shoes
䋨	fǔ				to set in order the old, raw, coarse, waste silk or cotton
䋩	ér				pretty and fine silk fabrics
䋪	ē				(interchangeable 䋍) fine and delicate silk, plain white sackcloth for mourning
䋫	zhēng	𰬑			to wind round the ropes, crooked; winding; bends; turns; curves; turns and twists, to play a sound of hasty (fast) string (of a musical instrument)
䋬	tiān				rug; carpet; blanket, woolen textiles; woolen goods; woolen stuff; woolen fabrics
䋭	yù				to weave silk fabrics with green color for longitude and white for latitude, silk fabrics from Yuyang
䋮	jìn				(the large seal; a type of Chinese calligraphy) (same as 紟) a sash, to tie, a kind of cloth or textiles, lapel of a Chinese dress, a single coverlet
䋯	qǐ				(same as U+7DAE 綮) crucial points; critical points, an embroidered banner, sheath for a lance head
䋰	jú				to bind or restrain; restraint; restriction, timid and awkward, to wind around; to tangle, to connect; to join, together with
䋱	lái				(same as 斄) a wild yak, hard and curved hair, name of a county in ancient times
䋲	chě			繩	(non-classical form of U+7E69 繩) a rope; a cord, to restrain, to rectify; to correct
䋳	běi				(same as 褙) cloth or paper pasted together; pasteboard; to mount (paintings or calligraphic works), short clothes
䋴	niù				silk fabrics with mixed colors
䋵	yì				quick, urgent, anxious, not going to succeed, poor quality of silk fabrics
䋶	xǔ				to stumble; to trip the front feet of a beast, a kind of brocade from Shu
䋷	móu				a kind of thick, loosely-woven raw silk fabric
䋸	xún				back center suture of the clothes
䋹	fú	䌿			(same as 幅) breadth of material (cloth or paper, etc.)
䋻	nín	䌾			to spin and weave, equal; uniform; (same as U+7D1D 紝) to lay the warp; to weave
䋼	tīng	𫄮			slow; leisurely, to delay; to slacken, silk ribbons
䋽	běng	𰬭			hempen sandals, leather shoes (for children)
䋾	zhǎ	𬘲			cotton and silk to be laid and attached each other
䋿	wēi	𦈓			a decorative knot made of colorful silk (blue, yellow, red, white and black)
䌀	kē				to arrange; to repair silk, colored patterns (stripes; lines; streaks; veins)
䌁	yāo	𬘱			a pleat; fold, a piece of string; ribbon used to tie clothes, a rope; a line; a cord
䌂	òu				(same as 握) in ancient times, article for preparing the body for the coffin (something slip on the hand of the dead)
䌃	xiāo				(same as 綃) raw silk, to seal; to close
䌄	gěng				(standard form of 綆) a rope for drawing up water (form a well, stream, etc.)
䌅	táng				a thick ropes
䌆	guì				silk fabrics
䌇	huì	𰬱			(non-classical form of 索) a thick rope; a cable, alone, to tighten; to squeeze, to need, to demand
䌈	tā	𦈖			to get something with a lasso
䌊	yáo				(corrupted form of 繇) entourage; aides; attendants, cause; means, by way of, etc., forced labour; labor service
䌋	dā	𦈘			a kerchief hung at the waist, a tiny sack; a purse or pouch carried hanging over the girdle
䌌	qì	𰬶			lace; embroidered hem (of a garment), (same as 緁) a narrow strip of woven material (such as the hem of a straw hat)
䌍	jǐn				fine woven pattern
䌎	lüè				to baste for sewing, to connect; to sew; to stitch; to mend
䌏	mì				
䌐	mì	𬘮			ropes; cords; cables
䌑	jiān				(interchangeable 堅) tight; firm; fast; secure; close
䌒	lù				pure; unalloyed, honest; simple, purely
䌓	fán				(corrupted form of U+7E41 繁) many; abundant, complex; intricate
䌔	ōu				(corrupted form of 漚) to soak, foam; bubble; froth
䌕	mí				(same as 縻) to tie; to fasten; to connect
䌖	jié	𦈜			to gather; to assemble; to come together; to blend; to mix, disorderly; mixed, a general term for wealthy goods and textiles (in southern minority group)
䌗	fǔ				the left over of drawing silk (from cocoons), silk, to arrange raw, coarse, old, waste cotton or silk
䌘	biè				to knit; to twist ropes, a belt to hang sword, poor qualitied silk wadding
䌙	huàng				hank of ropes
䌚	sū				wrinkles; creases; folds
䌛	yáo				(same as 繇 徭 陶 謠 由 猶 悠 籀) entourage; aides; attendants, compulsory labor service, to make pottery or earthenware, happy, ballad; folk song, rumor, through; via; by way of, like; similar to, still; yet, far, sad, soft; slow, to deduce (interchangeable 搖 遙 傜)
䌜	niè				to sew; to stitch; to suture; to mend; to patch a garment; dresses, etc.. to twist; to tie up with ropes
䌝	jīn	𦈟			silk, a general name of silk fabrics or goods, (interchangeable 紺) reddish dark color; violet or purple
䌞	liǎn	𬘪			a knot to hang the apparatus made of reed for raising silkworms, a rope
䌟	bó	𦈞			to weave silk ribbons, (interchangeable 澼) to wash; to launder
䌠	jiān				hold on to one's own views, to keep the mouth shut, stingy; miserly; niggardly; parsimonious
䌡	tǐ				to wind around; to bind; to wrap; to tangle, to bother persistently
䌢	líng				raw, coarse, old, waste cotton or silk, wooly; fluffy
䌣	zuǎn				to accumulate; to store up
䌤	shī				a kind of unrefined or unpolished silken textiles; silken goods; silken fabrics, to sew; to patch clothes (of sword)
䌥	yǐn	𦈠		縯	to sew clothes; to do needle-work
䌦	dào				green color; bluish yellow
䌧	chóu				(non-classical form of 紬 綢) a kind of silk fabric; thin silk goods
䌨	cā				thin silk fabrics, sound of the rubbing of clothes
䌩	miè				fine, thin stockings or socks
䌪	yǎn	𬙁			to continue; to extend; to review
䌫	lǎn			纜	(non-classical form of U+7E9C 纜) a hawser, a cable, a rope
䌬	chóng				straight; right; just, straight-forward, uninterrupted
䌭	jiāo				raw hemp, a kind of fabric
䌮	shuāng				silk fabrics with the color of new leaves
䌯	quān				a turban; a kerchief, children's hat, a girdle, belt of the clothes
䌰	niè	𦈙			connected silk, measurement
䌱	luò				(same as 䌴) uneven; silk with knots
䌳	shī				a kind of unrefined or unpolished silken textiles; silken goods; silken fabrics
䌴	luò				uneven; silk with knots; unpolished
䌵	zhú				lapel and belt
䌺	ěr		䋙		(simplified form) (interchangeable 耳) flourishing; thriving; vigorous
䌻	yì		䋚		(simplified form) (same as 翼) wings, fins, to help; to assist
䌼	ruì		綐		a kind of fine silk fabric
䌾	rén		䋻		(same as U+7D1D 紝) to lay the warp; to weave
䌿	fú		䋹		(simplified form) (same as 幅) the breadth of cloth or paper; a piece (of cloth)
䍀	lán		繿		(same as U+8964 襤) clothes without hem; ragged garments; sloppily dressed
䍂	yú				tools to draw water or liquid
䍄	diǎn				an indenture (of earthenware)
䍅	líng				containers for water or wine used in ancient times
䍆	zhù				container for grains used in ancient times
䍇	tà				flat-bottom crock (with narrow opening); jug, pitcher, vase, etc; (Cant.) stool
䍈	píng				(same as 缾 瓶) bottle; pitcher; jug; vase
䍉	zhǎi				traces or marks of incomplete or damage
䍊	jiāo				clay-made blowing wind instruments; music instruments made of clay
䍋	chuí				bottle; pitcher; jug; vase; an earthen jar with narrow opening
䍌	bù				(same as 瓿) a jar; a pot
䍍	kòu				unburnt bricks; tiles; earthenware, etc.
䍎	cùn				a spindle, an earthenware used to pinch or knead, a small crock
䍐	hǎn				(standard form 罕) a net or snare, a flag, rare; strange; scarce; few, name of a place in ancient times
䍑	hǎn				(same as 䍐) (standard form 罕) a net or snare, a flag, rare; strange; scarce; few, name of a place in ancient times
䍒	mǒu				(corrupted form) net; web; network
䍓	hù				(a corrupted form) net for catching rabbit
䍔	gōng				a full net, a thick rope; a cable
䍕	dī				net; web; network, net for catching rabbit
䍖	fú				(same as 罦) a kind of net in a trap used to catch birds and beasts; a covering for a cart
䍗	xuàn				(same as 罥) to hang up; to bind; to entangle, net; web; network
䍘	mí				a general term for nets
䍙	méi				nets for catching birds, net; web; network
䍚	làng				vast
䍛	gù				a kind of tool used to get fish
䍜	zhào				a basket or a cage used to keep wild and domestic fowls
䍝	tà				net; web; network
䍞	yù				(same as 罭) a drag-net; a fine net used to catch small fish
䍟	zòng				a kind of fish net with fine meshes
䍠	lí				(simplified form of 䍦) turban used in ancient times
䍡	lù				small fish net, to catch fish with small fish net
䍢	wú				netted veined window-sill
䍣	léi				a kind of fish net
䍤	jǐ	𫅅			to strain out; to filter wine; to squeeze juice out of; to draw; to press milk
䍥	lì				smoky, covering; to spread, cloth for covering food
䍦	lí				(traditional form of 䍠) a kind of turban used in ancient times
䍨	pō				to castrate, a ram or he-goat, last name
䍩	yǎng				(ancient form of 養) to offer provision (esp. to one's elders); to feed one's children
䍪	wà				castrated ram
䍫	tuó				a legendary goat-like animal with 4 ears and 9 tails, a kind of goat with no horn
䍬	pēng				to use; to made; to act, a kind of goat with mixed colors
䍮	zhào				young goat (sheep) under one year old, castrated ram of hundred catties (Chinese pound)
䍯	guǐ				(same as 觤) goat with asymmetric horns
䍱	xú				the wild goat or sheep
䍲	nái				a kind of sheep (goat) with curled hairs
䍳	què				disease; illness, goat (or sheep) get sick, a throbbing goat (or sheep)
䍴	wěi				to squeeze and to crowd against each other (of sheep)
䍵	zhēng				young goat, antelope
䍶	dōng				unicorn
䍷	wěi	𬙭			to chase each other (of sheep or goats)
䍸	bó				a legendary goat-like animal with 4 ears and 9 tails
䍺	huàn				a legendary goat-like beast
䍻	xuàn				young goat of sheep under one year old
䍼	zān				salted mutton, to store up the meat under the ground, a goat-like beast, odor of a sheep or goat
䍽	lì	𦍠			a fierce goat, a castrated ram
䍾	yǎn				flying
䍿	huáng				a kind of dance accompanied by music performed in ancient times, (same as 凰) the female phoenix, a legendary bird in Chinese mythology
䎀	xuè				flying, to run swiftly; to go at express speed
䎁	hú				used in person's name
䎂	bǎo				colorful feather, a feather decorated arrow
䎄	xiāo				hairy; long tail feather of a bird
䎅	pò				flying
䎆	liào				flying
䎇	zhōu				quick; quickly, hasty, soft and meek feather
䎈	yì				flying
䎉	xù				to walk swiftly, (same as 矞) scared; afraid; fearful; frightened
䎊	luò				flying, flying away
䎋	kào				fly
䎌	chù				feather, flying, neat feather
䎎	nà				to glide or to hover up in the air, to soaring
䎏	hán				young birds flying
䎐	chǎo				hairy
䎑	lù				flying over the water surface, flying up; soaring
䎒	zhǎn				flying quickly and to attack suddenly (said of bird)
䎓	tà				flying
䎔	fū				fine and soft hair, feather
䎕	hōng				flying birds
䎖	zēng				soaring up in the sky
䎗	qiáo				flying
䎘	sù	𬚄			birds flying, sound of the flying wings
䎙	pīn	𫅭			flying
䎚	guàn				the end of bird wings, bird wings
䎜	hūn				aged; to get old, advanced age; great age; old age
䎝	chú				(same as 翥) to soar
䎟	ér				to fawn on; to flatter; to please, to love, attractive
䎠	ér				to twist or to crumple between hands and make something turn, (same as U+611E 懦) cowardice; timid; weak and cowardly
䎡	ruǎn				to shrink; to recoil; to flinch, weak, soft and meek; gentle, (corrupted form of 耎) soft; weak, pliable
䎢	qǐ				to measure (esp. for grains) by pints and pecks
䎣	sì				(same as 耜) a plough; a ploughshare
䎤	jú				to till; to plough; to cultivate, agricultural implements; farm tools
䎦	yǎn				to till; to plough, sharp-pointed spade or shovel
䎧	bàng				agricultural implements; farm tools (a plough; a ploughshare), to till; to plough
䎨	yè				to plough and sow, to farm
䎩	zī				to till; to plough, (same as 菑) land under cultivation for one year, to weed grass
䎪	nè				the stalk of grain; straw, a hammer used to pound grains and corns, etc.
䎫	chuàng				to plant; to sow; to cultivate
䎬	bà		䎱		a harrow; a rake
䎭	cāo				a kind of farm tool made of twisted thorn strips used to flatten the land
䎮	tì				to plant; to raise or grow (plants); to cultivate
䎯	hàn				winter ploughing, to plough a dry farmland (upland), to till; to plough
䎰	zuó				name of a place in Sichuan Province
䎱	bà	䎬			a harrow; a rake
䎲	zhé				ear lobe; lobule
䎳	wà				lose of the ear
䎴	gēng				a legendary spirit; immortal, (non-classical form of 聖) sage, sacred; holy
䎵	bì				(corrupted form) to look straight forward, ashamed, to look in a mean way
䎶	èr				offering blood to God
䎷	zhù				an old man with white hair, source; head (of a stream), loud cries
䎸	wù				to hear; to listen; to obey; to understand
䎹	wén				(ancient form of 聞) to hear, to learn, to convey, to smell
䎺	zhì				to learn; to hear; (Cant.) to work; to be willing
䎻	zhòu				to hear, clear, bright, ears
䎼	lù				a kind of insect
䎽	wén				(ancient form of 聞) to hear, to learn, to convey, to smell, to hear of
䎾	gǔn				(corrupted form of 睔) big and round eyes
䎿	qiú				buzzing in the ears; tinnitus aurium
䏀	là				inharmonious
䏁	zǎi				unable to hear distinctly or clearly
䏂	sǒu				clever, quick of apprehension, with a good faculty of hearing
䏃	mián				to hear, to listen carefully
䏄	dǐ				not to listen, disease of the ears, a dull sense of hearing (inefficacious; unresponsive)
䏅	qì				to hear; to listen, a keen sense of hearing
䏆	cáo				buzzing in the ears; tinnitus aurium
䏇	piào				to hear; barely enough to hear clearly, hearsay; groundless talk
䏈	lián				(standard form of 聯) to unite; to connect; to join together (same as 攣) tangled; to bind; entwined
䏉	shī				to waver; to shake ears (said of cattle and horses)
䏊	lóng	𰭹			(same as 聾) deaf; hard of hearing
䏋	sù				(archaic form of U+8085 肅) respectful; solemn; serious; majestic, neat and quite
䏌	qì				to vibrate; vibration, (same as 佾) a row or file of dancers, esp. referring to those in ancient dances at sacrifices or other rites
䏍	yuàn				(same as 肙 蜎) a small worm; larvae of mosquitoes, empty, to twist; to surround
䏎	féng				milk; breasts, the young of animals, birds
䏏	xū				(same as 吁) signs and groans; moan, name of a county
䏐	jué				the buttocks, the anus
䏑	dì				(same as U+7099 炙) to burn; to heat; to roast; to broil
䏒	piàn				half of the body, (non-classical form of U+80D6 胖) fat; obese
䏓	guǎn				the stomach; gizzard
䏔	niǔ				to eat meat; (same as U+8098 肘) the elbow; (same as U+816C 腬) fine quality of meat; (same as U+8844 衄) nosebleed
䏕	rèn			飪	(ancient form of 飪) to cook food thoroughly
䏖	zhèn				a wound; a bruise; a sore, scar, muscles of the back
䏗	gài				unexpectedly; suddenly aching of the midriff or waist; lumbago
䏘	pì				a big abdomen, a female animal with a fat belly
䏙	tǎn				(same as U+9193 醓) brine from pickled meat; condiments, juicy meat pulp; mashed meat cooked with soybean sauce, short and ugly, light of the setting moon; (Cant.) 肚䏙 stomach
䏚	chǎo				small, missing; wanting; lost, the floating ribs on the sides of the trunk
䏛	chǔn				(a corrupted form) a kind of insects; earthworm, strips of meat cut from the flank and dried in the wind
䏜	hē				fat; plump; obesity; obese
䏞	mò				the belly; the abdomen
䏟	bié				fat meat, big; large
䏠	qì				(ancient form of 汁) meat soup, mixed meat
䏡	shì				uncooked or raw meat, an organic compound; Proteose
䏢	bǐ				meat, rough; cracked skin
䏣	jué				(same as non-classical form 蛆) maggot
䏤	sì				(same as U+9856 囟) top of the human head; the skull
䏦	guā				fat of animals or plants, (same as 胋) fat; plump, fertile, animal fat
䏧	nà				fatty; greasy, not thick; not tight, plump and pretty of the flesh
䏨	huǐ				to swell up greatly, to swell; a swelling; a boil
䏩	xī				(same as 脅) to shrug the shoulders, the ribs
䏪	èr				tendon (of meat animals); sinews; muscles
䏫	xiū				in between of the abdomen and the spine; the spinal column
䏬	móu				the spine; the spinal column, the ridge
䏮	xí				(abbreviated form of 脇=脅) the sides of the trunk from armpits to ribs; the flank
䏯	zhì				(same as 痣) moles; birthmarks
䏰	rùn				a kind of insects; earthworm, durable; strong and soft; pliable yet tough
䏱	jú				body, fat; plump
䏲	dié				protruded bones; swelling, a crooked nose
䏳	zhè				(in chemistry) olein, oil and grease; fats (esp. animal), the ribs and skin
䏴	shào				dim; ambiguous; unclear eyesight, sharp ends of something
䏵	měng				plump, rich and full, plentiful, swelling, a plump trunk (body)
䏶	bì				the stomach; gizzard (of birds and fowls), (same as 髀) buttocks, thigh
䏷	hàn				medicine for a sore; a boil (injure by a sword or a knife)
䏸	yú				fish, eyes of the fishes
䏹	xiàn				to watch stealthily
䏺	pāng				to swell; swelling
䏻	néng				(same as 能) can; to be able to, capability; talent, energy
䏼	cán				what is left over of the food (of birds and animals), a big belly
䏽	bù				meat pulp; mashed meat cooked with soybean sauce, last name
䏿	qǐ				the calf of the legs
䐀	jì				to dismember body of the livestock
䐁	zhuó				the buttocks; the rump, fat; plump, one of the seven constellations; name of a star, the anus
䐂	lù				fat of animals or plants, fat; plump; obese
䐃	jùn				fat in the abdomen or intestine, protuberances of the muscle, a fetus inside the belly
䐄	xiàn				hunger for meat, to cook meat
䐅	xī				the buttocks; the bottom; the rump, to groan; to moan
䐆	cǎi				big belly, swollen of the belly
䐇	wěn				clear; bright, (same as 吻) to agree; match, (same as 唇) the lips; the labia
䐈	zhí				a piece of one foot two inches dried seasoned meat, to paste up; to attach to; to stick up; to glue, (same as 殖) rotten fat; grease, lard, etc., bowels, fat
䐉	zì				fat; the head
䐊	kūn				(same as 䖵) insects, (same as 餛) cakes; biscuits; pastry, an ellipse
䐋	cōng				sick; illness; disease, red
䐌	tiǎn				(ancient form of 腆) luxuriant; abundant; rich; plentiful of food, brazen-faced; shameless, good; virtuous, protruding, as belly, etc., to go to excess
䐍	chù				(same as 䐢) excellent food; delicacies, to wrinkle; to contract, beautiful; elegant, dried and seasoned meat
䐎	dī				fat; greasy
䐏	chǔn				fat; plump
䐐	qiū				curved part of the knee, between the thigh and calf
䐑	zhé				thin cut of the sliced meat
䐒	zhā				not fine; coarse, to stickup; to paste up; to attach to; to glue, scar
䐓	róu				soft, (same as U+811C 脜) gentle; mild; temperate facial expression
䐔	bǐn				muscle of the calf (of the leg), tendon (of meat animals), stopping and rising of the pulse like a plaited ropes
䐕	jí				oil and grease; fats, the bursting of a wound
䐖	xī				(same as 㕧) to laugh heartily; to roar with laughter; to groan; to moan
䐗	zhū				(same as 豬) a pig, (same as 肚) the belly; the abdomen
䐘	jué				to laugh heartily; to roar with laughter, tongue of the cow
䐙	gé				(same as 膈) the diaphragm
䐚	jī				good graces; great favors, luster
䐛	dā				to loosen; to widen skin
䐜	chēn				a swollen belly; dropsical, edematous; to swell; inflated
䐝	suò				thick; heavy fat of animals or plants
䐞	ruò				the thin membrane between skin and flesh that protects internal organs or tissues in the human body, weak; fragile; delicate, flesh, meat
䐟	xiǎng				fat; plump, bent; curved feet
䐠	huǎng				between the flesh, name of state in southern China (of minority group), dim moon
䐡	qí				(same as 臍) the navel; the umbilicus, the underside of a crab
䐢	zhù	𰮙			to wrinkle; to contract, beautiful; elegant, dried and seasoned meat, excellent food; delicacies
䐣	sǔn	𬁽			soup made of cut meat mixed with blood
䐤	chāi				dried and seasoned meat, sound of the abdomen
䐥	wěng				stinky; offensive-smelling; odorous, fat; plump
䐦	kē				sleepy
䐧	kào				(same as 犒) to reward or cheer troops with food, money, gifts, etc., (same as 臛) meat broth
䐨	gǔ				back of the foot, the back feet of the animal, covering; shell, to strike; heat from the top
䐩	gāi				fat; plump, the fetus of livestock, delicious meat
䐪	fàn		臇	臇	(same as standard form 臇) fat; rich, a stew of fish
䐫	cōng				obesity, fat; plump
䐬	cáo				crisp, brittle, light, sound from the abdomen
䐭	zhì				a discharge or flux, diarrhoea and dysentery
䐮	chǎn				skin
䐯	léi				ugly appearance of a person, dry meat; preserved meat
䐰	xiū			饈	(same as U+7F9E 羞) to offer food as tribute; delicacies, savoury food
䐱	zhài				to pick the meat in between of bones
䐲	zhé				half-raw meat; not well cooked meat, the light or grow of fire, raw meat, offensive smell, especially of fish or blood, thin sliced meat
䐳	yú				(same as 魚) fish
䐴	guì				lumbago
䐵	gōng				fat; obese, swelling
䐶	zān				to cook; to boil; to decoct, diseases of the lips; hare-lip, pieces of meat
䐷	dān	𬂅			paunchy; a large belly
䐸	huò				(non-classical form of 膕) the back of the knee, crooked feet
䐹	sōu	𰮲			preserved and dried meat, (a dialect) fried; cooked small pieces of meat, meat broth
䐺	tàn				delicious; tasty food, (same as U+91B0 醰) of a fine flavour
䐻	gū				big pieces of dried meat
䐼	xì				thin membrane of the throat; bullet
䐽	mán	𰯎			
䐾	duó				fat; plump
䐿	ào				gizzard, to store up meat, the five lowest pieces of bone of the spinal column
䑀	pì				the navel, the bowels; the entrails; the viscera, (same as 癖) chronic swelling of the spleen
䑁	wù				fatty; greasy, ointment
䑂	ǎi				fat; plump
䑃	méng				dim moon, dark; obscure, stupid; ignorant, to cheat; to hide the truth, to cover up; to hide, plump; fleshy
䑄	pì				rich; abundant; big and strong; vigorous, husky, (same as 瘜) (nasal) polypus
䑅	méng				(non-classical form) dizzy and sleepy; slumberous
䑆	yǎng				feel like vomiting
䑇	zhì				medicine for a sore; a boil (injure by a sword or a knife)
䑈	bó				meat to offer for worship
䑉	yíng				excrement, shit; night soil
䑊	wéi				fat; plump, physical disease; carnal
䑋	rǎng				fat; obese
䑌	lán				what is left over of the food (of birds and animals); (same as 爛) overripe; rotten, cooked soft; well cooked
䑍	yān				(same as 咽) to swallow; the throat, (same as 癭) a reddish swelling on the neck, gnarl
䑎	chǎn				soup of pig's intestines, meat soup; meat broth
䑏	quán				ugly, a legendary animal
䑐	zhěn				bright; light, clear, (same as 瞇) to close the eyes; to narrow the eyes
䑑	pú				(ancient form of 僕) a servant, a modest term referring to oneself
䑓	tái				(same as 臺) a lookout, a tower, a terrace, a platform, a stage
䑔	fèi				to pound (grain) in order to remove the husk
䑕	shǔ				(a non-classical abbreviated form of 鼠) a rat, a mouse, squirrels, moles, etc., Kangxi radical 208
䑗	dàng	𬛹			to pound (grain) in order to remove the husk
䑘	cuó				to pound; to ram down, to polish; to grind barley or wheat
䑙	tān				put out the tongue; (same as U+3401 㐁) to lick; to taste
䑚	tián				(non-classical form of 甜) sweet; agreeable; pleasant
䑛	chǐ				(standard form of 舐) to lick
䑜	tà				to eat heavily, cooked rice, a meal, to drink, to swallow, to lick, the uvula, the ligule
䑝	jiǎ				(non-classical form of 斝) a small cup with ears, used in ancient times for libations
䑞	shùn				(same as 舜) Shun, name of a legendary Chinese ruler, said to have ruled from 2255-2205 B.C., wise; good
䑟	huáng				(same as 葟) luxuriant; exuberant; flourishing (said of grass and tress; vegetation; flora)
䑠	liǎo				long and narrow boat, a small boat
䑣	chēn				a sailing boat
䑤	jìn				a boat; a ship; vessel
䑥	è				a moving boat; a sailing boat, tools used on a boat, a speedy boat
䑦	gōu				a boat; a ship; vessel
䑧	fú				a short, deep and small boat
䑨	duò				(same as 舵) rudder; helm
䑪	è				a sailing; moving boat
䑫	bēng				tools for boat, name of a boat
䑬	tāo				boat, large boat, to dispel; to remove; to move, to stir up
䑭	dì				war vessel; man-of-war; warship
䑯	dì				a boat; a ship; vessel
䑰	bù				small boat
䑱	wǎn				a boat; a ship; vessel
䑲	zhào				(same as 棹 櫂) to row a boat, an oar, a scull, a boat
䑳	lún				a horizontal bar in front of a boat, a boat
䑴	qí				a boat; a ship; vessel
䑵	mù				(corrupted form of 艒) a small boat
䑶	qiàn				sprightly boat; light boat
䑸	zōng				a group of boats, boat; warship
䑹	sōu				(same as 艘) a numerary adjunct for ships, groove of a boat
䑻	yóu				covering; curtain, or screen of a boat, to sail a boat
䑼	zhōu	𰰌			ocean-going liner, steamer, a boat; a ship; vessel
䑽	tà				a large boat
䑿	sù				small boat
䒀	bù				short and deep boat
䒁	xí				a small boat connected to the back of a big boat; used to load the passengers, cargo or goods, warship, a kind of tools used to capsize
䒂	jiǎng				an oar
䒃	cào				(same as U+8241 造) to build; to make; to do, to arrive at; to go to
䒄	fù				fully laden of a boat, name of a ship
䒅	téng				beautiful eyes, (dialect) a pair; two
䒆	chè				name of a ship, a sailing boat
䒇	fù				name of a ship, fully load of a boat
䒈	fèi				(same as 橨) side beam of a boat
䒉	wǔ				a long, narrow boat
䒊	xī				a patient (of jaundice; icterus) facial complexion
䒋	yǎng				air current; atmospheric current
䒌	mìng				dark blue color, without color, to close the eyes
䒍	pǎng				without color, clear and lucid
䒎	mǎng				without color, clear and lucid
䒏	sēng				disturbed in mind, not in good health, a fierce or ferocious appearance
䒐	méng				disturbed in mind, not in good health, a fierce or ferocious appearance, a bad look
䒑	cǎo				(non-classical form of 艸) grass; straw; herbs; weeds
䒒	tiáo			苕	(same as 芀) name of a plant (much used for making brooms); a reed
䒓	kǎi				to do violence, perverse; rebellious, calamities; tribulations; miseries; crime; sin
䒔	bài				name of a variety of grass
䒕	xiǎo				a kind of herb medicine, luxuriant; flourishing of grass and trees
䒖	xìn				a kind of herb medicine (plants of the mugwort or artemisia family)
䒚	shǎo				name of a variety of grass
䒛	huàn				name of a variety of grass
䒜	niú				name of a variety of grass, a kind of herb
䒝	xiáo				root of the thatch, straw or couch grass; a herb medicine to quench thirst
䒞	chén				name of a variety of grass, hot
䒟	dān				name of a variety of grass
䒠	fēng				(same as 丰) luxuriant; exuberant of the grass and trees, young shoots of the rape-turnip--Brassica rapa
䒡	yǐn				name of a variety of grass
䒢	áng				sweet flag; the calamus; its leaves are hung on the door lintels on the 5th of the 5th lunar month, to avert evil influences
䒣	rǎn				(same as 苒) (of flowers and grass) lush or delicate
䒤	rì				name of a variety of grass
䒥	mán				corresponding; equivalent, considerable; to a great extent, appropriate
䒦	fàn				grass floats on water
䒧	qū				a vessel or utensil made of straw, grass or weeds, a kind of grass
䒨	shǐ				a kind of vegetable, plants of the mugwort or artemisia family
䒩	hé				name of a variety of grass, (same as 莫) not
䒪	biàn				name of a variety of grass
䒫	dài				grassy
䒬	mò				(ancient form of 莫) not, (standard form of 暮) sunset; dusk
䒭	děng				(same as 等) rank; grade, same; equal, to wait, and so on; etc.
䒰	kuāng				to follow; to trace, to submit; to accord with, to accompany, a kind of grass
䒲	chà				another name for 黃岑 (Scutellaria baikalensis)
䒳	duǒ				(same as U+6736 朵) a flower; a cluster of flowers; a bud, lobe of the ear
䒴	yǒu				name of a variety of grass
䒵	hào				name of a variety of grass
䒷	guā				a kind of plant, a kind of herb; Chinese trichosanthes (Trichosanthes kirilowii); bryonia
䒸	xuè				grass
䒹	lèi				grassy, fruitful
䒺	jǐn				(ancient form of 堇) clay
䒻	qǐ				a medical herb; acrid taste; poisonless; harmless
䒼	qū				(same as 曲) a bamboo tray for raising silkworms
䒽	wǎng				Illicium anisatum, and kind of poisonous shrub
䒾	yī				
䒿	liáo				
䓂	yán				name of a variety of grass, last name
䓃	yì				melancholy and sad, withered (said of grass and trees)
䓄	yín				grassy, name of a variety of grass
䓅	qí				(same as U+82B9 芹) celery; a kind of water plant
䓆	zhé				to cut the; to sever grass
䓇	xì				luxuriant; lush of grass and trees, (same as 赫) bright; glowing, brilliant; glorious, (same as 嚇) angry, fear; dread; fright; scare
䓈	yì				a kind of plant; chicken-head; Euryale ferox
䓉	yé				name of a variety of grass, a kind of vegetable, (same as 椰) coconut; coconut palm; coconut tree
䓊	wú				name of a variety of grass, (as moxa) (Perilla ocimoides)
䓋	zhī				elm-seeds -- used as food
䓌	zhì				polygala (a medical herb)
䓍	hǎn				cruciferous flowers; with acrid seeds; used as medicine
䓎	chuò				name of a variety of grass
䓏	fū				flourishing; luxuriant; a lush growth of flowers
䓐	chún				name of a variety of grass
䓑	píng				(same as 荓) name of a variety of grass (same as 萍) duckweeds
䓒	kuǎi				(same as 蒯) Scirpus cyperinus var, concolor, a rush, from which many things are woven
䓓	chóu		薵		(simplified form of 薵) name of a variety of grass, (same as 葤) use grass to wrap things, to cover; to put a cover over something
䓗	cōng				(same as U+8471 葱 U+8525 蔥) scallions; leeks; onions
䓘	gāo				a kind of plant, name of a variety of grass
䓙	kuā				slanting; inclined; sloping
䓚	qū				a kind of vegetable, a water-plant; the bulbs of which art used as food -- Sagittaria sagittifolia
䓛	qū				molecular formula (C18H12), to brush
䓜	zhī				salted or pickled vegetables
䓝	mèng				Chinese pennisetum (Pennisetum alopecuroides)
䓞	lì				a kind of plant used as dyestuff, material for making paper and coir raincoats, edible, Chinese pennisetum (Pennisetum alopecuroides)
䓟	zhōu				name of a variety of grass, (same as 茢) a broom
䓠	tà				the water plantain, the lotus floating on the water
䓡	zhī				a medical herb (知母)
䓢	gù				name of a variety of grass
䓣	liǎng	𬜯			name of a variety of grass
䓤	hū				vegetation
䓥	là				sound of the wriggled insects on the grass
䓦	diǎn				(same as 典) a rule; a law, a tale or story, pawn; to mortgage, to take charge of
䓧	cì				(same as 亟) urgent; pressing
䓨	yīng		罃	罃	(simplified form of 罃) long-necked bottle; an earthenware jar with a small mouth and two or four ears
䓫	qí				name of a mountain in Taiwan
䓭	chà				weed or grass with narrow thick glades (as bamboo); water-pepper group
䓮	mào				lush growth; dense growth of silky grass; fine grass
䓯	dú				water-pepper
䓰	yīn				absinthin, Artemisia capillaris, a kind of medicinal herb
䓱	chái				a kind of herb medicine; Bupleurum
䓲	ruì				fine; silky; new growth of grass
䓳	hěn				name of a variety of grass
䓴	ruǎn				edible fungus from trees
䓵	fū				to blossom; to flower
䓶	lài				(same as 藾) a kind of plant; a kind of herb
䓷	xìng				(same as 莕 荇) Nymphoides peltalum; a kind of water plant, name of a variety of grass
䓸	jiān				weed
䓹	yì				(same as 饐) to stuff full and to gulp down, cooked food which has become mouldy, sour
䓺	měi				name of a variety of grass
䓼	máng				name of a variety of grass, grunting of hogs
䓽	jì				name of a variety of grass
䓾	suō				lush; luxuriant of grass and trees
䓿	hàn				a lotus flower
䔁	lì				name of a variety of grass
䔂	zǐ				vegetable soup, a kind of vegetable
䔃	zǔ				cordate houttuynia (Houttuynia cordata)
䔄	yáo				name of a variety of grass; rushes, dodder
䔅	gē				name of a variety of trees, name of a variety of grass, fruit of the tree
䔆	lí				a kind of bean; edible
䔇	qǐ	𰰴			a kind of plant, the root is used for food
䔈	gòng	𰱀			lush growth of grass, trees and fruits
䔉	lì				scattered or dispersed of grass and trees, (non-classical form of 蒜) the garlic (belongs to meat and fish diet)
䔊	bīng				dense growth of grass
䔋	suō				a kind of tree; very tall and its leaves like bird's wings; edible
䔎	sù				name of a variety of grass
䔏	chòu				a lush; dense growth of weeds, mixed; mingled roots of the grass, (same as 簉) deputy; a deputy; an attendant, an escorting vehicle
䔐	jiān				delicate, colorful and beautiful small piece of paper
䔑	xié				a white colored cluster grown at the tip of cogongrass, a kind of plants of the mugwort or artemisia family, an ear of grain
䔒	bèi				name of a variety of grass
䔓	xǔ				herb medicine; teasel root
䔔	jìng				name of a variety of grass
䔕	pú				chicken breast
䔖	líng				(same as 菱 蔆) water caltrop
䔗	xiáng				a kind of vegetable
䔘	zuò				fish paste; fish cooked in soy sauce
䔙	diào				name of a variety of grass
䔚	chún				herb medicine; the water plantain
䔛	qǐng				fibrous plant of which cloth, rope, bag are made
䔜	nán				herb medicine; hellebore
䔝	zhāi				name of a variety of grass
䔞	lǜ				the beginning; to start, new growing of the grass
䔟	yí				shake and wave of the grass
䔠	shǎo				thin root (rhizome) of the lotus, (same as 梢) the tip of a branch, (same as U+77DF 槊) a long spear; a lance
䔡	yú	𬝁			name of a variety of grass; perilla ocimoides, whose seeds are a bird feed
䔣	lí				a tribe in ancient times
䔤	pā				the lush and luxuriant of the grass and flowers
䔧	lí				(same as 蔾) a kind of plant; the caltrop; caltrap
䔪	shuǎng				name of a variety of grass, scattered or dispersed of the grass and trees
䔬	yì				hemp, marijuana (female; pistillate), herbage
䔭	nìng				name of a variety of grass; poisonous herb
䔮	sī				name of a variety of grass; growing in the water with edible flowers
䔯	kù				salted; pickled leeks or scallions
䔰	fù				(variant of 葍) name of a variety of grass; perennial; creeping plants
䔱	yī				name of a variety of grass
䔲	dēng				name of a variety of grass, (same as 橙) the orange
䔳	rán				chickling
䔴	cè				name of a variety of grass, growing grass, to weed (in farming); to mow grass or cut weed
䔶	tí				name of a variety of grass, weed (in farming); to mow grass or cut weed
䔷	qín				Cyperus rotundus, a kind of medicinal herb
䔸	biǎo				name of a variety of grass, fragrant herb; vanilla, fragrant; delicious; balm; spice
䔹	suì				a fungus which grows on rotten plants and is eaten when fresh
䔺	wéi				heading; earing; to flower; to blossom (of the smartweed group), Cyperus rotundus, a kind of medicinal herb, a peduncle or footstalk of a flower or fruit; a stem; a base, new growing leaves
䔻	dūn				name of a variety of grass, luxuriant; lush of the grass
䔼	sè				sound of the grass; parsley
䔽	ài				to cover; to put a cover over something, small, low, weak, pure; clean; clear
䔾	qì				a kind of fragrant herb, a kind of vegetable (growing in the water; something like the bracken)
䔿	zǔn				lush growth; dense growth of trees and grass, to huddle together; to crowd together
䕀	kuǎn				name of a variety of grass, Compositae; chrysanthemum family, perennial herbage; to blossom in winter
䕁	fěi				suddenly, name of a variety of grass
䕃	yìn				(same as 蔭) the shade of a tree, to cover up; to cover or screen
䕅	sǎo				name of a variety of grass
䕆	dòu				round straw quilt; bedding; cushion; mattress; mat for the chair, name of a variety of grass
䕇	huì				name of a variety of grass, a kind of vegetable
䕈	xiè				name of a variety of grass, (same as U+5C5F 屧) the wooden sole of a shoe
䕉	zé				a kind of plant, Pueraria thunbergiana, a creeping, edible bean whose fibers can be made into linen-like cloth and whose roots are used in herbal medicine
䕊	tán				name of a variety of grass, grass that creep and spread luxuriantly
䕋	táng				of elm group
䕌	zhì			稚	(same as U+7A49 稚) young grain, tender; young, delicate; small
䕍	yì				name of a variety of grass
䕎	fú				(non-classical form) name of a variety of grass (corrupted form of 葍) perennial; creeping plants
䕏	é				Artemisia, a kind of plant with edible leaves
䕑	jùn				(same as 葰) parsley
䕒	jiā				name of a variety of grass
䕓	chá				name of a variety of grass; poisonous; used to kill fishes, valueless things; insignificant things
䕔	xián				name of a variety of grass, couch grass family
䕕	màn				name of a variety of grass
䕗	bì				name of a variety of grass
䕘	líng				(same as 苓) a variety of fungus; tuckahoe, licorice, or liquorice, name of a variety of grass
䕙	jié				to set in order; to adjust and repair
䕚	kuì				(same as 蕢) a straw basket, a vegetable with red stalk
䕛	jiá				name of a variety of grass
䕝	chēng				medical herb; sesame
䕞	làng				Henbane, poisonous, seeds for medical use, a plant which produces a brown dye
䕟	xīng				a kind of vegetable; rape
䕠	fèi				(non-classical form 蕟) coarse bamboo mat, a kind of ailment, probably of a rheumatic nature, which causes stiff neck and backbone
䕡	lǘ	𰱩			Compositae; chrysanthemum family; perennial herbage; herb medicine
䕢	zhǎ				weak, crude and coarse, careless; rash, bad behavior
䕣	hé				water plant
䕤	jī	𫟕			(same as 蘄) name of a county in ancient times; today's south of Anhui Province, Suxian
䕥	nǐ				(ancient form of 苨) herb medicine; Chinese bellflower family; Platycodon grandiforus
䕦	yíng				flower of the chrysanthemum; chrysanthemum
䕧	xiào				(same as U+832D 茭) Zizania latifolia, a kind of edible aquatic grass, rootstock (of the lotus), the joint of the sides of arms and the end of a bow
䕨	téng				(same as 藤) rattan
䕩	lǎo				dry fruit (e.g. nuts), dried fruit
䕪	zé				the water plantain
䕫	kuí				(corrupted form of U+5914 夔) a one-legged monster; a walrus, name of a court musician in the reign of Emperor Shun (2255 B.C.)
䕮	jú				(interchangeable 菊) flower of the chrysanthemum; chrysanthemum
䕯	piáo				duckweed
䕰	fán				another name for 知母
䕱	tóu				name of a variety of grass
䕲	lǐn				Artemisia, a kind of plant with edible leaves
䕳	mí	𦰴			name of a variety of grass
䕴	zhuó				a second for monkshood (附子); Chinese herb medicine
䕵	xié				name of a variety of grass; another name for 葒草 (Polygonum orientale)
䕶	hù				name of a variety of grass
䕷	mí				a kind of plant; putchuck, the root of a species of thistle found in Cashmere; roseleaf raspberry (Rubus rosaefolius var. Coronarius)
䕸	jiē				(same as U+7A2D 秸) wheat straw; the stem of hem
䕹	zá	𰰶			a curtain; a shade; screen; blinds
䕺	cóng				dense growth; lush growth or the grass, a tree; a numerary auxiliary for counting trees or similar things, roots that grow above ground
䕻	lì				to adhere to; to stick together
䕼	rán	𬝴			name of a variety of grass
䕽	zhú				the rhododendron -- it is said to cause sheep to stagger and die, hence the name
䕾	yín				(ancient form of 荶) a kind of vegetable; something like garlic; growing in the water, name of a variety of grass
䕿	hàn				name of a variety of grass
䖁	yì				number, to count; to enumerate
䖂	luán				an edible water-plant; Brasenia purpurea
䖃	yuè				the water is waving in the breeze, old and desolate; rags and rubbish
䖄	rán				(ancient standard form of 然 燃) to burn; to ignite; to light
䖅	líng	𫟑			name of a variety of grass; nasturtium
䖆	niàng				medicinal herb; a kind of vegetable, salted vegetables
䖇	yù				fragrant herb; fragrant plant; tulip
䖈	nüè			虐	(same as U+8650 虐) cruel; ferocious; atrocious
䖊	yì				tiger-like
䖋	nüè				(same as U+8650 虐) cruel; ferocious; atrocious
䖌	yì				of tiger, to roar
䖍	qián			虔	(same as 虔) to act with reverence, devout; sincere
䖎	xiá				tiger
䖏	chǔ			処	(same as U+8655 處) to dwell; to abide in; to stay on; to be at rest in; to occupy, a place; an office; a department
䖐	yín				sound of a tiger
䖑	mì				a white tiger
䖒	xī				earthenware with the shape of a bean; used in ancient times
䖓	nà				of a walking tiger
䖔	kǎn				a kind of white tiger, an angry tiger, sound of a tiger
䖕	zǔ				a tiger
䖖	xiá				(same as 狎) to show familiarity, intimacy, or disrespect (of a tiger)
䖗	yán				strong; great fighters or warriors -- the bear and the tiger
䖘	tú				a tiger
䖙	tī				a resting tiger; a tiger to lie down and take some rest
䖚	wū	𰲟			a tiger
䖛	suǒ				of tiger
䖜	yín				the fighting sound made by two tigers
䖝	chóng				(corrupted form of 虫 蟲) insects; worms
䖞	zhǒu				a sea-insect; in the shape of a human's elbow
䖠	yuán				(non-classical form of 螈) a kind of lizard found in damp places; Diemyctylus pyrrhogaster, a kind of amphibious reptile
䖡	nǜ				millipede
䖢	miáo				first-born silkworm; (Cant., saa1) a kind of cookie
䖣	zǎo			蚤	(same as U+86A4 蚤) flea, to scratch, the mortices in the hub for the spokes of the wheel
䖤	wǎn				(same as 蜿) to creep; to wriggle
䖥	lí				(same as 蟊) insects that are injurious to crops
䖦	qū				scorpion; a grub which bores into trees and destroys them, a kind of spider
䖧	nà				a poisonous insect; scorpion; to sting; prick of a poisonous insect; venomous sting, to ache
䖨	shí				mantis, (same as 蟅) ground beetle (Eupolyphage sinensis)
䖩	bì				a kind of bee; black bee
䖪	zī				(same as 蠀) grub (a kind of larva); maggots, looper; inchworm; geometer
䖫	bàng				(same as 蚌) oyster
䖭	juàn				grub (a kind of larva), second for spider, a variety of spider; octopus; a long-legged spider
䖮	xiǎng				(same as U+8801 蠁) larvae; grubs
䖯	kuí				poisonous insect, (same as 奎) one of the 28 constellations which ancient Chinese astrologers believed to control the literary trends of the world, (same as 蛙) frog
䖰	pài				a kind of gnat; a small flying insect
䖱	kuāng				large shrimp in the sea
䖲	xún				a kind of insect (looks like cicada)
䖳	zhà				jellyfish
䖴	yáo				a kind of insect, (non-classical form of 珧) scallops, found in abundance in the China Sea; the shells contain mother-of-pearl, and the compressor muscle or ligament is dried and imported into China as Compoy (干貝); also called (江瑤柱) it is highly esteemed as an article of food, both in China and Japan
䖵	kūn				insects
䖶	huī				(of a hog:) to root (rout) earth with the snout; animal of the hedgehog family
䖷	xī				a kind of insect
䖹	yáng				(interchangeable 蛘) weevil
䖺	tiáo				a legendary animal in ancient times
䖻	yóu				ephemera; ephemerid; May fly, poison of the snake
䖼	jué		𧍕		the dung beetle, scarabaeus; the scavenger beetle
䖽	lí				(same as 蜊) a kind of clam with thick white shells
䖿	lí				(same as 蜊) a kind of clam with thick white shells
䗀	chēng				a kind of clam
䗁	jì				a kind of cicada, long-legged spider
䗂	hǔ				Diemyctylus pyrrhogaster, a kind of amphibious reptile, a kind of spider; a fly-eating spider
䗃	zhàn	𰲳			the millipede, a kind of cicada; big and with black color
䗄	fǔ				a kind of insect; golden beetle
䗅	cháng	𫊪			millipede, (of a road) winding; zigzag
䗆	guǎn				a kind of insect, ant
䗇	jú				the toad (especially in reference to the one supposed to live on the moon), earthworm
䗉	chāng				a small solitary wasp
䗊	tàn				to put out the tongue (said of animal)
䗋	móu				a marine crab
䗌	xīng				dragonfly
䗍	lǐ				(same as 蠡) wood-boring insect, (of insects) to bore or eat wood, a tribe of the huns
䗎	yān				a kind of insect
䗏	sōu				earwig
䗐	shī				a weevil found in rice, etc.
䗑	yì				firefly
䗒	bìng				a kind of clam; long and narrow
䗓	cōng				dragonfly
䗔	hóu				a house-lizard or gecko, a kind of insect; living in the water
䗕	wǎn				(same as 蜿) bends; turns; curves; turns and twists, to circle; to hover around, a name for the earthworm
䗗	jī				(same as U+8688 蚈) millipede, firefly
䗘	gé				a weevil
䗙	hán				earthworm
䗚	bó				eggs of mantis; chrysalis
䗛	xiū				a kind of insect
䗜	liú				a mole-cricket, a kind of insect; (same as U+45BB 䖻) ephemera; ephemerid; mayfly; snake poison
䗝	cán				(non-classical form of 蠶) silkworm
䗞	cán				(same as 蠶) silkworm
䗟	yì				a kind of insect
䗠	xuán				the larva of mosquitoes
䗡	yán				a kind of insect, name of a place recorded in ancient books
䗢	zǎo				(same as U+86A4 蚤) flea
䗣	hàn				insect of mulberry, insects that damage to the melons
䗤	yóng				a kind of worm produced in water
䗧	kāng				Libellulidae, a variety of dragonfly
䗨	yú				Lepsima saccharina, a kind of silvery worm that eats clothes, books, etc.
䗩	qī				toad (especially in reference to the one supposed to live on the moon), molluscs; mollusks generally
䗫	má				(same as 蟆) a frog, a toad
䗮	shuǎng				a kind of insect
䗯	jìn				a kind of insect, clam family
䗰	guàn				spiral shell; conch, spiral
䗱	pú				a kind of insect, snail family, snake family
䗲	lìn				firefly
䗴	tíng				
䗵	jiāng				a disease attacked silkworm, a dying silkworm
䗷	yì				a kind of wasp
䗸	yōng				a kind of insect; a weevil found in rice, etc.
䗹	cì				(same as 蛓) hairy caterpillar
䗺	yǎn				creeping; wriggly, (same as 蜑), the boat people in the coastal areas of Fukien (Fugian) and Kwangtung (Guangdong); Southern tribes
䗻	jié	𮔂			a kind of sea crab
䗼	xūn				a kind of insect
䗽	wèi	𰳚			a small gadfly that suck blood of horse or cow; weevil found in rice, etc.
䗾	xiǎn				(same as 蜆) Corbicula leana, a variety of bivalves
䗿	níng	𧉞			a kind of insect; mole cricket
䘀	fù				(same as 蛗) grasshoppers
䘁	gé				(same as 蠽) a blue-green colored cicada
䘃	mò				a kind of crab, (same as 蟔) a caterpillar
䘄	zhù				cicada family; a poisonous insect
䘅	nái				same as U+879A 螚
䘆	xiǎn				earthworm
䘇	wén				(same as 蚊) mosquito; gnat
䘈	lì				(corrupted form of 蠣) oyster
䘉	cán				(standard form of 蠶) silkworm
䘊	miè				flies; small insects produced in damp places; a kind of gnat
䘋	jiān				a kind of insect
䘌	nì				gadfly
䘍	chài				(same as 蠆) a kind of scorpion, a poisonous insect
䘎	wān				name of an insect
䘐	nǜ				(same as standard form 衄) the bleed at the nose, to damage; a setback; a failure
䘒	zuī				boy's reproductive organs, to fleece; to cut down; to scrape; to pare, to enfeeble
䘓	kàn				thick blood of cattle and goat
䘔	kā				(same as 喀) to vomit; to throw up; to disgorge, coughs
䘕	háng				prostitute, a trade; an occupation; a profession
䘘	yù				(same as 御) to drive; to control; to manage, imperial, to wait on, clean; pure
䘙	wèi				(same as 衛) to guard; to protect, a keeper
䘝	yì				a shirt; a garment; a gown, a black dress
䘟	diāo				kind of silk woven with double threads and water proof; lining the coffin, leather lining of clothing
䘠	fú				(corrupted form of 袚) greaves, knee-pads, buskins, dress; clothes of minority group in ancient times, children's garments, a mat for wrapping garment, (same as 帗)(in ancient China) a multicolored prop used in dancing rituals
䘡	bǐ				the sleeve
䘢	zhǔ				old and shabby (said of clothes), to fill in or to pack clothes with cotton, to remain in a standstill for a long time
䘣	zǐ				clothes that have no lining, stitches in the clothes, wrinkled; crinkled clothes, cotton clothes
䘤	shù				a sword covering to protect the scabbard
䘥	xiá				the front of a Chinese gown, lapel of a Chinese dress-worn by the literati in former days, a short coat; a short top garment, neck-wears for babies, very fine silk fabric
䘦	ní				a kind of head-dress wore in funeral rites in old days, fine clothes
䘨	jiǎo				short leggings drawn over the trousers, clothes for fisherman
䘩	xún				collar, a throat-band to hold the hat, a tassel; a fringe, (same as 袨) in full dress, black colored ceremonial dress
䘪	chōng				clothes without hem; ragged garments; a garment without a lining, single
䘫	nòu				(same as 袽) old rags; old clothing, caulking
䘬	róng				armour, military dress
䘭	zhì				the pleats on the lapel of a garment of thin silk
䘮	sāng				(same as 喪) to lose; death; funeral, to mourn, to destroy
䘰	shān				a hood; some kind of covering used on a carriage, towel; kerchief
䘱	yù				(same as 裕) wealthy; abundance; plenty, generous
䘳	jīn				a garment of single thickness; lapel, collar
䘵	lù				hissing sound of the clothes
䘶	hān				sleeves, a piece of towel used to block up the ears
䘷	biē				sleeves, old and meanly clothes
䘸	yì				the lower front of a robe, gown, etc., sleeves, the opening on the lower front of a robe
䘹	zuì				clothes that have no lining (usually for summer wear)
䘺	zhàn			綻	a seam which has come unsewn; to mend (clothes, etc.), (same as U+8892 袒 U+7DBB 綻) to bare; to strip; bared, ripped seam; a crack, ripped; split
䘻	yù				curtain on a carriage or car
䘼	wǎn				stockings; socks, the sleeve
䘽	ní				clothing and ornaments; an ornamental item; a decorative article of a garment
䘾	guǎn				trouser legs; trousers; fur pants
䘿	jué				shirt or a jacket without any decorated hem
䙀	běng				(same as 綳繃) a cloth to carry an infant on the back, to tie; to bind, to break open, to endure or bear
䙁	cán				children's garments, a mat for wrapping garments
䙃	duò				sleeveless clothes
䙄	qì				clothes with thick hem, to adjust, to regulate
䙅	yāo				the waistline (in dress-making), a loop for button, a waist band or belt, pleat; a fold
䙆	kuì				slits on the lower part of a gown for freedom of movement
䙇	ruán				clothes of coarse fabric, seams; a fold; pleat of a garment, shirt; jacket
䙈	hóu				a loose garment or cloak, shirt; jacket
䙉	xún				clothes, the central suture; seams on the back (said of clothes)
䙊	xiè		𧜵		arid; dry; parched
䙌	kuì		䙡		a knot; a button; (dial.) to tie up
䙎	xié				sleeves, a piece of string; a ribbon; (shoe, boot, etc.) lace
䙏	bó				short sleeves shirt, clothes that have no lining, (same as 薄) thin; light; slight
䙐	kè				furs and linen garments, thin; light; slight, to pound; to beat, to attack, to hull or unhusk
䙑	cuī				(same as 縗 衰) a piece of sackcloth worn on the breast in mourning, the frayed edges of mourning garments
䙒	xù				to store or save up; to hoard, to strip off; to deprive of, to undress forcibly
䙔	ōu	𫋲			clothes made of poor fabric, head-dress for children (or minority group), an infant's bib
䙕	zǒng				clothes that have no lining
䙗	tì				a swaddling cloth for infant; a broad bandage for carrying an infant on the back
䙘	chǔ				exquisite; fine, bright-colored clothes, clear white
䙙	chí				clothes
䙚	niǎo				(same as 裊 褭) curling up, as smoke, wavering gently; to sway enticingly; winding round and round, in ancient time to cast gold in the shape of horse's hoofs; fine horse
䙛	guàn				(same as 袞 渿) ceremonial dress of the emperor or very high officials
䙜	féng				(corrupted form) legendary mountain deity, (interchangeable 逢) to meet; to come across, to happen; to fall in with
䙝	xiè			褻	under garments, intimate with, dirty; ragged, undress; thus -- to treat with irreverence
䙞	dēng				woolen string; ribbon or lace
䙟	wéi				heavy clothes (thickness), to hang down
䙠	jué				short clothes, to lift up clothes and across a river
䙡	kuì	䙌			a knot; a button, (dialect) to tie up; fastening; to wear; to slip on, to make a knot by a rope; a piece of string or a ribbon, (same as 繪) to draw (picture)
䙢	zèng				short T-shirt, lined garments without padding
䙣	sà				ragged garments or clothing
䙤	duǒ				good; nice; fine, long and large clothes
䙥	líng				shiny dresses
䙦	méng				upper garments
䙨	guǒ				(non-classical form of 裹) to wrap or bind
䙩	méng				clothes
䙪	lóng				(same as 襻) a loop for button
䙬	yìng				plaits on the sides of a petticoat, pleats of a skirt, contrast of the mixed colors
䙮	guàn				belt, strip of cloth
䙯	cù				exquisite; fine, sharp; distinct, bright-colored
䙰	lí				new feather; damp; moist and sticky, a thin-silk curtain
䙱	dú	𧜭			(same as 襡) a long coat; a long jacket, the connection of the top and bottom of clothes
䙳	biāo				(same as 熛) spiting flames, flashed fire, to shine off and on, to cover; to hide, to seal, to build
䙴	qiān				to soar as a bird, (ancient form of U+9077 遷) to move, to change
䙵	xī				rustic; low; mean, to despise, family name
䙷	dé				(ancient form of 得) to obtain; to acquire; to gain, to effect; to attain, can; may; able to be done
䙸	dé				(same as U+4677 䙷) to obtain; to acquire; to gain, to effect; to attain, can; may; able to be done
䙹	xiàn				to vomit milk (said of baby), to vomit unwillingly
䙺	lián				(corrupted form of 覝)(standard form of 廉) to observe; to watch; to examine
䙼	shào	𰴖			to see; to observe, to appear, now; present, ready, to summon; to call up, far, deep; profound
䙽	xié				to see; to observe
䙾	shī				to wait for; to await (interchangeable 伺), (same as 施) to act; to do; to make, to grant; to give, to apply
䙿	wèi				to see; to observe
䚂	hè				to see; to observe or examine
䚃	yóu				to realize fully, to make a thorough examination
䚄	lù				to make fun of, to having the same idea, feeling, etc.
䚅	lài				to look after home or domestic affairs, to search one's own soul, to see; to observe
䚆	yǐng	𬢑			to see; to look at, to examine
䚇	shěng				to observe; to inspect carefully, leaking out, a measurement, (non-classical of 省) economical, a province, to save; to avoid
䚈	juàn				to see; to look at, to examine
䚉	qì	𬢐			to see; to look at, to examine, to spy upon, to wait upon
䚊	jiǎn				to look from a distance
䚋	yùn				eyesight blurred; dim of sight; giddy or dizzy, (same as 鄖) name of a state (today's Hobei province) in ancient China, name of a place in today's Jiangsu province
䚍	qì				to look at; to observe or inspect; to see
䚏	lìn				to love; intimate; near to; dear; parents; relatives, to see; to look at; to observe
䚐	jí				getting red in the eyes, to look from a distance
䚑	mái				to steal a glance; to peep; to spy on
䚒	chuáng				eyesight blurred; dim of sight, to look steadily at
䚓	niǎn				(same as 瞫) to observe; to examine; to look deeply into
䚔	bīn				to look suddenly; to look shortly
䚕	lì	𰴗			to search out; to examine into, (Cant.) to give an angry glances at somebody
䚖	líng				mountain deity; with human face and animal body
䚗	gāng				to lift; to raise
䚘	chéng				the long and upright horns of cattle
䚙	xuān				a spoon for cooked rice made of horn of an animal, uneven horns of cattle
䚚	xiǎn				horn of an animal
䚛	hú				regulate; polish ivory to make it more white
䚜	bī				cattle with crosswise horns, crosswise horns of a cattle
䚝	zú				new-growing horns, to clasp or hold under the arm, to bosom; to embrace
䚞	dǎi	𰴤			the middle of the horn
䚟	dǎi				horns, middle of the horn, (same as 歹) bad; wicked; depraved; vicious
䚠	hùn				(ancient form) unbroken firewood, complete; whole; general, round horn, animal's horns, a whole horn
䚡	sāi				bones in a horn of cattle and goat
䚢	chè				horn, jewelry; ornaments used for woman in old days, an eyelet for the hook of a leather belt, a second for childhood
䚣	tí				crooked horns of the animal
䚥	nuò				to adjust a bow
䚦	zhì				slanted corners; curved corners, crooked horn
䚧	liú				curved with angles; curved corner
䚨	fèi				a string fastened to an arrow to draw it back after shooting
䚩	jiǎo	𫌯			high; curved; long horns
䚪	guān				curved horns, (non-classical form of 鱞 鰥) Huge fish found in the Yellow River, said to be unable to close its eyes
䚫	xí				ornamental articles made of horns used to decorate the top of a stick or horsewhip, to hit; to beat
䚬	lín				
䚭	xuān				
䚮	réng				thicker, heavy, still; yet
䚯	tǎo				(ancient form of 討) to quell (uprising, rebellion, etc.) to punish (another nation, etc.) by force of arms, sound; voice; tone
䚰	pǐ				to prepare, all complete; all ready, (corrupted and abbreviated form of 訛) false; fake, errors; wrong
䚱	xìn				(ancient form of 信) honesty; good faith; to believe or trust; a letter
䚲	shàn				(non-classical form of 訕) to laugh at; to sneer, to slander; to abuse
䚳	zhì	𬣛			do not know, to know nothing about, quickly; fast, sharp; keen
䚴	wà				anger; rage; furious, to scold in a loud voice; to upbraid or revile
䚵	tǒu	𬣟			to induce; to lure; to allure; to attract; to entice; to tempt; to seduce (with speech; words; through talking)
䚶	tiān				to scold in a loud voice
䚷	yī				to treat; to detain, according to one's wishes, good words; honest; sincere words, an echo, joke; witticism; pleasantry; jest; fun
䚸	xiè				good; virtuous
䚹	pǐ				(same as 庀) to prepare, to prepare, all complete; all ready
䚺	yáo				(non-classical form of 謠) ballad; folk song; song, rumor
䚻	yáo				(ancient form of 謠) to sing, a ballad, rumour; slander; a false report, from, to follow, to undertake; to attend to
䚼	nǜ				ashamed
䚽	hào	𬣜			(interchangeable 耗) news; tidings; report; information; message
䚾	nín				to think of; to remember (someone), to read out aloud, (same as U+46D8 䛘)
䚿	yìn				to shout in rage; angry shouts, angry speech, to cry continuously, to groan; to moan
䛀	fǎn	𰵐			reasonable authority statements, (same as 呶) noise (especially from a brawling crowd); uproar; turmoil, abusive language, to boast
䛁	nán				(interchangeable 喃 諵) to murmur; in a low voice, to chatter; to gabble
䛂	yāo				(same as 誃 謻) to separate from; to leave or depart; to break away, (same as 詑) to cheat; to swindle
䛃	wàn				used in person's name
䛄	yuǎn	𫍠			to console; to comfort; to soothe; to show sympathy for, ill-will; enmity; animus
䛅	xiá				loquacious
䛆	zhòu				(same as 咒 U+546A) to curse; to swear
䛇	yuǎn				to laugh; to smile; to grin; to giggle; to titter; to chuckle, well-intentioned advice
䛈	shì				(interchangeable 誓) to vow; to swear; to take an oath
䛉	miàn				to induce by words
䛊	xī				cheerful all the time; without stopping, to tell; to say, to designated, to think
䛋	jì				to scheme; to plan; to plot, to seek; to try to get
䛌	táo	𰵜			to provoke or arouse (ill-will, etc.) to cause disputes; to sow discord between two parties, to talk nonsense; to talk incoherently or unintelligibly; lies or wild talks
䛍	fèi	𬣧			loquacious, to talk quickly
䛎	xuè				to shout in rage; to scold in anger
䛏	ní				to call somebody, (same as 泥) to beg; to entreat; to implore, to be bigoted; to adhere to the letter of the law; bigoted and conservative, poor (speech)
䛑	mì				(same as 謐) silent; quiet; serene; still, cautious; careful
䛒	biàn				(standard form of 辯) to argue; to dispute; to discuss; to explain
䛔	ná				to hold in hand; to grasp; to take, to arrest; to use, (non-classical form of 誽) to spy; to find out secretly
䛕	yù				(non-classical form of 諛) to flatter, flattery
䛖	è				(same as 詍) loquacious
䛗	zhǐ				to pry into or expose another's secret; to gossip about a man's private affairs or about his faults, to accuse or charge
䛘	rén	𬣯			to think of; to remember (someone), to read out aloud, loquacious, guttural sound, noise; uproar; turmoil
䛙	xù				to smell the fragrance
䛚	lüè				to praise; to extol; to exalt; to glorify
䛛	huì	𬣬			(same as 詯) courage
䛜	xùn				(same as ancient form of 訊) to ask; to inquire; to question, information; news
䛝	náo				to like, to puzzle
䛞	hàn	𬣸			loquacity, boasting; hyperbole, to talk harshly; to shout angrily
䛠	dòu	𰵫			unable to talk, incapable; inefficient
䛡	huà			話	(ancient form of 話) words; saying; talk, to speak
䛢	tū				cunning; crafty; sly; silly; artful
䛣	pīng				speech; words, to say; to talk, negative, hesitate
䛤	cù	𬣹			urgently; hastily; hurriedly, a hasty speech
䛥	xī				speech; word, a speech sound, tone (of one's speech), boasting
䛦	sòng				(ancient form of 訟) litigation, to argue over
䛧	mí				(corrupted form of 謎) riddle, puzzle, conundrum
䛨	xìn				
䛩	wù				to slander; to defame, (same as 惡) to abominate; to detest, (same as 啞) to laugh; to grin
䛪	qióng				loquacity, to inquire; to ask; to make inquiry
䛫	zhāng				to deceive; to delude, careless; lax; heedless
䛬	táo	𬤁			baby talk, to pray, to felicitate
䛭	xìng	𰵰			angry, reproof; scolding
䛮	jiù				to destroy, to slander; to abuse; to defame, (non-classical form of 咎) a fault; a defect, an error, to blame; to censure
䛯	jù				the reason for speaking
䛰	hùn				(non-classical) sketchy; not clear speech
䛱	tí				to talk unremittingly
䛲	mán				(same as 謾) to deceive, to scorn; to disdain
䛳	yàn	𫍫			to malign, to hide; to conceal
䛴	jī				joke; pleasantry, wild talk; a lie
䛵	shòu				(same as 授) to teach orally
䛶	lěi				(same as 誄) writings eulogizing a dead person; a speech, ode, etc. in praise of the dead, to pray for the dead
䛷	wǎn				(same as 婉) to obey; obedient; to comply, to console; to comfort; to soothe
䛸	chè				(corrupted form of 詀) garrulous, to whisper, to joke
䛹	càn				to accuse; to censure; to charge
䛺	jiè				(same as 誡) to warn; to admonish
䛻	yòu			誘	(same as 誘) to induce; to entice; to mislead; to lead on
䛼	huǐ			譭	(same as U+6BC0 毀) to slander; to defame
䛽	zhǎ	𬤌			loquacious, to break into a conversation, an irrelevant episode
䛾	sù				familiar with; skilled; versed in
䛿	gé	𬤑			cunning; craft; sly; wily; artful, bright; wise
䜀	nǎo	䜧			to insult with words
䜁	xì				(same as 謑) to abuse and insult, shame; disgrace
䜃	duī				to blame; to reproach, to punish, to throw; to cast, (same as 堆) to pile; a heap
䜄	chí	𰶈			(same as 謘) slow on talking; incapable; obtuse; awkward
䜅	wéi				to follow; to comply with, to refute; to rebuke; to accuse
䜆	zhé				(same as 讘) hasty words, loquacity, for the sake of comparison (large to small; big to little, etc.)
䜇	gǔn				to speak not in a clear way, (same as 謴) to play jokes on; to fool (somebody)
䜈	chāo				(same as 勦) to speak on behalf of another, buzzing in the ears
䜉	chī	𬤘			to jest; to joke; to quip (same as 誺) unintelligible answering
䜊	zāo			嘈	(same as U+5608 嘈) noise; uproar; din
䜋	huì	𬤉			to suspend; to interrupt, to become aware; to realize
䜌	luán				(ancient form) chaos; distraction; confusion, confused, continuous; uninterrupted; to tie together, to manage
䜍	liáo	𬤟			sweet; artful words
䜎	láo	𬣿			sound, noisy; full of confused noises; clamorous
䜏	tuō	𰶇			to withdraw; to decline, clever
䜐	huī				to libel; to slander, to make excuses; to shirk (responsibility, etc.)
䜑	wù				(same as U+46E9 䛩) to slander; to defame; (same as U+60E1 惡) to hate; to hold a grudge against
䜒	ào	𬤡			expression; sentence, speech, to tell; to inform; to accuse; to report
䜓	shè				a slip of the tongue
䜔	suí				to speak on the ideas of someone else; to speak without much thought of ones own, to obey
䜕	mài				to exaggerate; exaggeration, arrogant; to boast, to dispute with anger
䜖	tàn	𫟢			(non-classical form) (same as 談) to talk; to converse; to chat
䜗	xìn				angry words
䜘	jǐng				(same as 警) to guard; to keep watch; to warn; to alert, quick; agile
䜙	án				not clever, to make fun of; to poke fun at
䜚	tà	𬤪			to speak recklessly or without forethought; a wild talk, use words to investigate
䜛	chán				(non-classical form of 讒) to slander; to defame
䜜	wèi				words of anger; words of dislike or hate
䜝	tuǎn	𬤬			uncertain
䜞	jì				a dose, prepared medicines or drugs, to prepare (medicines and drugs)
䜟	chén				(non-classical form of 讖) to verify; to fulfill (a prophecy); a hint, an omen
䜠	chè				language of the savage or barbarian
䜡	yù				to smell a fragrance
䜢	xiǎn				cruel and violent
䜧	nǎo		䜀		to insult with words
䜪	qiú				name of a pavilion in old times
䜫	jiāng				name of a valley in today's Hobei Province, (same as 谼) deep ditch; big valley
䜬	sǒng				(same as 岫) a cavern; a cave, a mountain peak
䜭	jùn				(same as 濬 浚) to dredge; to dig or wash (a well, etc.), (same as 睿) wise and clever
䜮	liáo				deep valley
䜯	jú				name of a valley in today's Shanxi Province
䜱	mǎn				name of a pavilion in today's Shanxi Province
䜲	liè				name of a village in old China, name of a valley
䜴	chù				brave; courageous; bold, for the good of, to manage; to handle, (same as 豉) fermented beans
䜵	chǐ				(non-classical form of 豉) fermented beans
䜶	xiáng			豇	a small kidney bean; cowpea
䜷	qīn				fermented and seasoned soybeans, (of beans) wild; undomesticated
䜸	měi				small pieces of bean-stalks, leaves under the bean-stalks
䜹	shù				
䜺	chǎi				husking (smashed) beans for cake, congee or gruel
䜻	chǐ				(same as 豉) fermented beans
䜼	gú				a kind of bean, bean-stalks
䜽	yú				a kind of bean, beans that changed the colors
䜾	yīn				fermented beans; salted beans
䝀	liú				garden peas (Pisum sativum), an ancient name for beans used in Shanxi
䝁	láo				a kind of wild leguminous plants; wild green lentils
䝂	shù				(same as 豎) to erect; upright
䝃	zhé				beans
䝄	shuāng				cowpea
䝅	huī				a pig
䝈	è				a large, very strong pig (five hands in height)
䝊	shà				a sow; an aged sow
䝋	zòng			豵	a boar
䝌	jué				a pig seek for food through digging on the earth
䝍	jùn				a wild boar, a hog; a pig
䝎	tuān				a pig; a hog, a kind of fat animal looks like a pig
䝏	lóu	𰶬			a sow
䝐	wéi				a castrated hog, a pig
䝑	chōng				a local produced pig, a sucking pig
䝒	zhù				a sow, a small pig
䝕	zhé	𬥄			good, fine pig; an ancient term for pigs used in Liangzhou
䝖	zhǎo				reptiles without feet, a fabulous beast
䝘	yì				(same as 毅) firm; resolute; determined
䝚	ní				a kind of animal; fur can be used for clothes
䝛	bō				
䝜	suān			狻	(same as U+72FB 狻) a Tibetan lion
䝝	yǐ				(same as 猗) an exclamation indicating admiration, an adverbial particle
䝞	hào				name of an immortal; with man's face and bird's body; be known as (禺號)
䝟	yà				a fierce man-eating animal in legend
䝠	huán				(same as 獂) a kind of wild boar
䝡	màn				(same as 獌) an animal in old times; like fox but much bigger
䝢	màn				same as U+734C 獌 or U+8C99 貙
䝣	qú				a kind of animal
䝤	lǎo			獠	a primitive tribe in southwest China; also known as U+5937 夷; (same as U+7360 獠) nocturnal hunting
䝥	háo				to roar or howl (of beasts) frantic barks of dogs or wolves
䝦	zhōng				a kind of animal looks like leopard; with horns
䝧	mín				capital (in business), to compute taxes
䝨	xián				(non-classical form of 賢) virtuous; worthy; good, to esteem as worthy, excelling
䝩	zhèn				(same as 賑) to relieve or give aid to the distressed; to support, rich; wealthy
䝪	shǔ				to provide money or gift and to consult fortune-teller; pay for guidance from divination
䝫	zuó				money; currency and finances
䝬	zhù				a wealthy man
䝭	gòu	𫎧			wages; salary, to redeem; to ransom
䝮	xuàn				(same as 衒) to brag; to boast; to show off
䝯	yì	𬥵			(same as 貤) to change hands; to shift, a series, steps; grades, to promote; to reward; ennobled; to bestow, to extend; to prolong
䝰	zhì				to store or to accumulate riches or valuables
䝱	xié				to trouble; to worry; to vex; to annoy
䝲	jìn				(abbreviated form 贐) farewell presents
䝳	cán				to kill for money; to commit murder for money, deeply meaningful; deep and profound; deep and thick
䝵	bù				to thank with money or gifts
䝶	liáng				to levy taxes
䝷	zhī				securities; to assign something as security under an arrangement; to mortgage, to relieve or give aid to the distressed; to support
䝸	jì				a kind of tool; instrument; apparatus; implement
䝹	wǎn				fairly prosperous, well-to-do; not very rich
䝺	guàn				(non-classical form of 貫) to pierce through
䝻	jū	𧹕			to sell, to store up; to stockpile; to deposit
䝼	jìng	䞍			to bestow, to confer upon; to grant to
䝽	ài				name of a person in old China
䝾	fù				to bestow; to give, natural endowment or gifts, tax; revenue, to spread; to diffuse, to compose or sing, one of the Chinese literary forms akin to poetry
䝿	guì				(ancient form of 貴) honorable, expensive; costly, prized, high-class, to hold in honor
䞀	hòu	𬥽			to desire for more money than one's rightful share
䞁	yàn	𬥺			corresponding; equivalent, appropriate, to compare the length of two articles
䞂	ruǎn	𬥻			fairly prosperous, well-to-do; not very rich
䞃	zhì				to relieve or give aid to the distressed; to support, shells; precious; valuable
䞄	biào				(interchangeable 俵) to disperse; scattered, to distribute; to divide
䞅	yí				(non-classical form of 貽) to give to; to present to, to hand down; to pass on to; to bequeath
䞆	suǒ				bone, grease and oil
䞇	dié				gifts to superiors or friends, offerings of ceremony
䞈	guì	𧹑			(ancient form of 貨) money; wealth, natural endowment or gifts, to aid or help, to gamble; to bet, to compete
䞉	shèng	𰷩			(same as 賸) a surplus; an overplus, remains, superfluous
䞊	xùn				to increase; to add to; to augment, in a higher degree; more, benefit; profit; advantage
䞋	chèn	𫎪			to do alms for the Buddhist priests or monks in old times, to bestow; to present; to confer; to give; to donate
䞌	shé		𧵳		to lose in trade; to lose in weight or measure
䞍	qíng		䝼		to bestow, to confer upon; to grant to
䞐	chǔn		賰		plentiful, wealthy or rich; handsome (pay, gifts, etc.)
䞑	hóng				a red swelling of the skin
䞒	dòng				red color
䞔	wěi				deep red
䞕	rú				color of the fire, color fading, (interchangeable 渝) to change mind, another name of Chongqing
䞖	shǔ				name of a person
䞗	cāi				suspicion; to doubt, to go up, to start, to occur
䞘	jí				to go straight forward; (Cant.) to raise up
䞙	zá				to walk in hurriedly
䞚	qí				to hang on a big tree, to walk (the way of Alces machlis, a kind of deer)
䞛	yān				dancing of an eastern minority group in old China
䞜	fù				to reach; to arrive, to lie flat, stiff
䞝	yù				lame; crippled
䞞	fú				to walk, to jump; to leap; to bounce; to spring
䞟	pò				to press; to compel, to draw near, to excel; to surpass; to rise above; to transcend, to fly across; to jump over
䞠	zhī				to walk
䞡	tǎn				to walk
䞢	zuó				to walk
䞣	chě				to resist; to hold out, angry, to break up; to split, half step, evil; wicked; mean; vicious
䞤	qú				to walk, to use; to employ, to control
䞥	yòu				to walk
䞦	hé				to lie flat, to be inactive; stiff; rigid, dead-locked
䞧	hòu				hard to walk, lame; crippled
䞨	guǐ				(same as 跬) half a pace
䞩	è				lame; crippled
䞪	jiàng				walking rapidly
䞫	yǔn				to walk
䞬	tòu				(same as 透) to pass through, to let out; to let through
䞭	cūn				walking rapidly, to go ahead, to move quickly; to run; to hurry
䞮	tū				to crawl; to creep
䞯	fù				to walk, to move quickly; to run; to hurry, to reach the time-limit; to mature
䞰	zuó				walking rapidly
䞱	hú				to fall over; to lie down
䞳	bó				(same as 踣) to stumble and fall
䞴	zhāo				to jump; to leap; to hop, limping; walking unsteadily; limping
䞵	juě				to jump
䞶	tāng	𬦅			walking rapidly
䞷	jué				(same as 趉) walking rapidly, to walk
䞸	fù				(corrupted and non-classical form) to reach; to arrive, (same as 仆) to fall; to prostrate
䞹	huáng				to walk
䞺	chūn				to walk
䞻	yǒng				to walk
䞼	chuǐ				(same as 竄) to escape; to run away; to flee, to banish, to change or alter (the wording)
䞽	suǒ				to lie flat, stiff; rigid; to be inactive, dead-locked
䞾	chí				frivolous; contemptuous, to despise; to speak ill of
䞿	qiān				(interchangeable 蹇) lame; crippled, slow, weak; feeble, difficult; hard
䟀	cāi				to walk
䟁	xiáo				a foot-race
䟂	mán				slow; tardy
䟃	cān	𫎺			to move or march swiftly; to walk quickly; to run, to go; to go to a meeting
䟄	qì				in a hurry, deceitful; cunning; swindling; wily, to walk quickly
䟅	jiàn				to go ahead; to proceed; to advance, to jump; to leap swiftly, brief; short period
䟇	jī				to walk
䟈	zhí				to walk
䟉	zhú				to walk, toddling, jump; leap
䟊	qú				short strides, with rapid strides, swiftly; quickly
䟋	zhǎn				to press forward; to go in haste; to run quickly
䟌	jí				(standard form) diverging, to go, to walk
䟍	biān				to walk; to travel, to go
䟏	lì	𰷴			to jump; to leap; to bounce; to spring, to run over; to oppress
䟐	lì	𫎱			to walk, agile; adroit, a method of wielding the brush in writing Chinese characters
䟑	yuè				walking rapidly, (ancient form of 躍) to jump; to leap; to bound; to spring
䟒	quán				coiled; curled; not stretched; contracted
䟓	chēng				to walk slowly, lame; crippled, long and thin legs, to walk alone, to insist on one's ways in doing things
䟔	fù				(same as 赴) to go to; to attend (same as 踣) to stumble and fall prone, stiff in death
䟕	chà				to step upon; to tread upon; to trample, a path branching out from the main road; a diverging road
䟖	tàng				
䟗	shì				to stand for a long time, to accumulate; to amass; to store up
䟘	hàng				to straighten; to stretch out
䟙	qiè				to stagger; to fall; to drop; to stumble
䟚	qí				(same as 踑) to sit with the legs spread out; to squat with the legs crossed, traces; footsteps, to follow up; to search out
䟛	bó				walking rapidly; in a hurry, to stride over; to step across
䟜	nà				break; damage, wound of the foot, to walk
䟝	tòu				to walk right into
䟞	chú				to falter; to hesitate
䟟	cù				urgent; pressed for time
䟠	yuè				swift; walking rapidly, (same as 越) to go beyond; to go across; to transgress; to skip
䟡	zhī				to trample; to tread down, (same as 胝) callosities on the hands or feet
䟢	chén		躎		(non-classical form of 跈), (same as 踐) to step upon; to tread upon; to trample, (same as 趁) to take advantage, hard to proceeding
䟣	chù				an animal in legend, traces or footprints of an animal
䟤	bì				
䟥	méng				(same as 髳) luxuriant; exuberant; lush of the grass, trees and vegetation
䟦	bá				(non-classical of 跋) to walk; to travel, the heel
䟧	tián				sound of treading or stepping
䟨	mín				lame; crippled, to go across; to go beyond, hoofs of the animal
䟩	liě				hard of walk forward
䟪	fěng				(same as 覂) repeatedly; over and over again
䟫	chēng				(Cant.) to press down or push out with the foot; to pedal, kick, tread, step on
䟬	qiù				to walk
䟭	tiáo				(non-classical form of 跳) to jump; to leap; to bounce; to spring, (same as 阼) the main steps; the throne; the steps leading to the eastern door
䟮	fú				(same as 匐) to crawl on hands and knees, to fall in ruins; to slip down
䟯	kuò				to tread on, to kick
䟰	jiǎn				to walk
䟴	zhèn				to shake; to vibrate; to move, to be shocked or shaken
䟵	qiú				to tread on
䟶	zuò				(same as 蓌) to squat; to crouch, setback; defeat; failure; not doing well; disappointed; very discouraged; frustrated
䟷	chì				to jump; to leap; to bounce; to spring, to pass over; to go beyond; to transgress; to exceed, lame; crippled
䟸	kuí				the calf; muscles; tissue of the part of leg between the knee and ankle, to stumble; to slip, the instep, to jump; to leap, a disease of the feet
䟹	liè				to hop about; to fling oneself about in temper, to pass over; to go beyond; to exceed
䟺	bèi	𬦥			walk slowly because of the wrong position of the feet, (same as 狽) a kind of wolf with shorter forelegs, lame; crippled
䟻	dù				bare feet; bare-footed, to walk in bare feet, hard to go forward
䟼	wǔ				footprints; track, whereabout
䟾	zhuó				to jump; to leap; to bounce; to spring, (same as U+47B5 䞵)
䟿	lù				to reverence; to respect, (same as 蹗) to walk
䠂	chú				(same as 楚) name of a powerful feudal state which existed 740-330 B.C.
䠃	liǎng				to squat; to crouch
䠄	tiǎn				to walk, tracks or whereabouts, disease of the feet
䠅	kǔn				hands and feet chapped from the cold
䠆	cháng	𫏃			to kowtow; to kneel and make obeisance
䠇	jué				strong; robust; healthy
䠈	tú				hard to move forward, to trample; to tread upon
䠉	huàn				(same as 逭) to run away or escape from; to flee; to avoid
䠊	fèi			剕	to cut off the feet (one of the five punishments in ancient times)
䠋	bì				bell shaped with large base, (ancient form of U+9AC0 髀) buttocks, hipbone; innominate bone; (Cant.) to stagger
䠍	xiā				at the feet; to learn; now, shoes, (dialect) to take a stride, to sit astride on; to straddle; to ride, to stride over (a ditch, etc.)
䠎	wò				narrow; small, dirty
䠏	jì				feet; (same as U+47F8 䟸) the calf; muscles; tissue of the part of leg between the knee and ankle, a disease of the feet
䠐	qù				to squat; to crouch, to move elastically; to be easily bent and stretched; to be flexible: (figuratively) to submit or rise according to circumstances
䠑	kuǐ				between the buttocks; the stride made by a man
䠒	hú				courtesy of a minority group in ancient times, to fall, drop, or go down, on one's knees; to kneel down
䠓	qiū				(same as 趥) to walk, to crawl on hands and knees
䠔	suì				far and deep
䠕	cāi				rapid marching or running; to go quickly, to tread upon; to trample; to step upon
䠗	qiù				lame; crippled, to jump; to leap, to walk
䠘	pì				one-legged, crippled; halt, a mate; to mate
䠙	páng				urgent; hurriedly
䠚	wà				to step on the ground with a bang, hard to go forward; limping, to scrape; to move along the side of
䠛	yáo				to jump; to leap; to spring; to bounce
䠜	róng				to walk
䠝	xūn				to stand up, to establish
䠟	dié	𰸈			to trip up; to be hindered; to stroll
䠠	chì	𰸛			to go, to walk in one leg; leap; crippled, (ancient form of 逝) to pass; to be gone; to depart, (interchangeable 滯) in a standstill; stagnant; impeded; blocked
䠡	cuó				sound of footsteps; to tread on; to stamp, to stagger; to fall; to drop; to stumble, to stop up; to gag; blocked
䠢	mèng				weary; tired; fatigued, lime; crippled, to stumble and fall
䠣	xuǎn				net to trap the animals
䠤	duǒ				toddle, to fall; fallen; prostrate
䠥	bié				(same as U+8E69 蹩) to limp; lame
䠦	zhè				(non-classical form of 躓) to stumble; to trip, to be frustrated
䠧	chú				hard to go forward, stop; to delay
䠨	chàn				walking rapidly, (said of a horse)
䠩	guì	𰸊			to urinate; to pass urine; to empty the bladder; to make water; weary, tired, fatigued
䠪	duàn				footprints; track, to trample, to walk far and fast
䠫	zòu				to succumb to the effect of alcohol; to walk unsteadily (said of drunkards)
䠬	dèng				insomnia, to exhaust; highest; farthest
䠭	lái				lame; crippled, to stumble
䠮	téng	𬧃			(same as 騰) to prance; to rear; to leap; to jump, to go up, to turn over
䠯	yuè				to ascend; to climb; to rise, to step on; to tread on; to walk upon, to pull out; to uproot, to promote, to jump; to leap
䠰	quán				(same as 踡) coiled; curled; drawn together; not stretched, (dialect) to surround; to encircle; to enclose
䠱	zhú	𨅛		躅	(same as 蠋 躅) to walk slowly and cautiously; to limp
䠲	líng				(non-classical form of 聆) to listen; to hear
䠳	chēn				to walk, (corrupted form of 邪 射) evil, to shoot
䠴	zhěn				with a symmetric well-formed; upright; respectable; proper carriage
䠵	fù				to wear clothes
䠸	kuā				obsequious; servile; fawning, to obey; obedient; to comply
䠹	ái				(non-classical form of 骸) shinbone, skeleton
䠻	qióng				to bend the body, to employ as a servant, (non-classical form of 竆) (same as 窮) poor
䠼	shù				to wear; to put on clothes
䠽	hái				height or stature of a person, tall; a tall trunk, (dialect) to sit down and take some rest
䠾	shǎn				to dodge; to ward off
䠿	wài				name of a person, (non-classical form of 聵) deaf; born deaf
䡀	zhǎn				nude; naked; without a stitch on, to shake; to tremble or shiver; to vibrate
䡁	lǒng	𬧢			not well-formed figure, incorrect; unrespectable; improper physical build
䡂	jiū				the long wooden bumper at the rear of a cart or carriage
䡃	lì				a tool for brushing the thread, ornamental; brilliant
䡅	chūn	𰹳			something used to bind the frame work in a cart (compartment) of old times, (same as 輴) a hearse; a funeral carriage, (interchangeable 巡) to inspect (said of ranking officials)
䡆	róng				a moving cart
䡇	yuè	𰹷			(same as 軏) the cross-bar at the end of the pole of a carriage
䡈	jué				the cross-bar at the sides of a carriage, (same as 較) to compare
䡉	kǎng				a kind of cart
䡊	fǎn	𰹺			the protruded sides of a carriage (used in ancient times to screen off muddy dust)
䡋	qí				(same as 軝) decoration on the nave or hub of a wheel
䡌	hóng				(same as 鞃) horizontal front bar on a cart or carriage, leaning board in a sedan chair
䡍	fú				the linch-pin of a wheel
䡎	lú				(non-classical of 轤) a windlass; a pulley; a capstan
䡏	hóng				(same as 鞃) horizontal front bar on a cart or carriage, leaning board in a sedan chair
䡐	tuó	𫟤			to move swiftly; to dart; to fleet; to drive very fast
䡑	mín				the rim or felloe of a wheel; a tire, a yoke, a collar
䡒	tián				sound of moving carriages; noise of a number of vehicles
䡓	juàn				shake of a cart, awning in front of a cart, covering the horse or mule in the shafts, (same as 軒) high front of a chariot or carriage
䡔	qǐ				to hinder; to impede; to interfere with, to obstruct
䡕	zhěng				the rear platform of a light carriage, a subordinate cart
䡖	qìng				still, motionless
䡗	gǒng	𬨆			rim of a wheel; felly; felloe, (or a wheel) to run over, to oppress, the shafts of a cart or carriage
䡘	tián	𬨉			sound of moving carriages
䡙	láng				an armed carriage; a military cart; cart used by the soldiers
䡚	mào				implements; equipment to catch the birds and animals, to entice; to tempt, to exchange; to trade
䡛	yìn				(corrupted form) name of a carriage
䡜	lù				car (of a train); compartment; the inside of a cart, axis; pivot; axle; an axletree
䡝	yuān	𰺑			a rear covering of a big carriage, an armed carriage; a military cart; cart used by the soldiers, name of a carriage
䡞	jú				leather that wind round on the shafts of a big carriage, (interchangeable 挶) a receptacle for earth
䡟	pì	𬨌			a ring of the horizontal front bar on a carriage; to control the wheel
䡡	xié				to get up into a carriage
䡢	biàn				a small carriage
䡣	hūn				a piece of curved board; a crank -- of a (plough) machine, etc., shafts (of a cart or carriage), to return, to avoid bumping against each other
䡤	zhū				a carriage, an evergreen oak
䡥	róng				(same as U+4846 䡆) a moving cart
䡦	sǎng	𬨑			the empty space of a wheel, rim of a wheel; felly; felloe
䡧	wū				a carriage; the head of a carriage
䡨	chà				connected carts, back and park the cart, to block; to stop up
䡩	kēng	𫟥			sound of carts or stones (big things) knocking together, cross-bar in the rear of a carriage
䡪	shàn				fan of a carriage
䡫	péng				sound of moving carriages; noise of a number of vehicles
䡬	màn				covering of a carriage, a tank (an armored vehicle), a chariot, a cover or shelter of a chariot
䡭	xiū				a hearse; a funeral carriage
䡯	cōng				sound of moving carriages; noise of a number of vehicles, a prison cart; a police van to transport prisoners, carts wheels
䡰	kēng	𰺘			strong and durable (same as 轂) hub (of a wheel), wheel
䡱	zhuǎn				
䡲	chán				rim of a wheel; felly; felloe, a kind of carriage
䡳	sī				cart, carriage etc.
䡴	chōng	𰺝			carriage used in ancient times to take enemy position, (interchangeable 幢) a curtain for a carriage
䡵	suì	𫟦			decoration on carriage
䡶	bèi	𬨔			vehicles and garments (commonly used in feudal times to reward vassals), covering on the crossbar at the ends of carriage poles, crank axle of a shade
䡷	kài	𰺡			(same as 轄) noise of vehicles
䡹	zhì				(same as 輊) the low rear of a chariot, etc.
䡺	wèi				(same as 轊) the end of an axle-tree
䡻	mín	𰺤			(same as U+4851 䡑) shake of a cart, awning in front of a cart, covering the horse or mule in the shafts; (same as U+8ED2 軒) high front of a chariot or carriage
䡼	líng				(same as 軨) frames on the sides and front of a carriage, wheels of a carriage
䡽	zuān				the shafts of a vehicle
䡾	niè	𰺠			high cartloads, (same as 轙) rings on the yokes
䡿	líng				(same as 軨) frames on the sides and front of a carriage, wheels of a carriage
䢀	qì		𨊰		(simplified form of 𨊰[U+282b0])
䢁	yuè		𨊸		(simplified form) tire of a wheel
䢃	yì				to administer; to regulate; to manage; to govern, people to have both talent and virtue, quiet; calm; safe; secure; stable
䢄	xǐ				
䢅	chén				(interchangeable 晨) daybreak
䢇	rǒng				a son who is not so good as his father; good-for-nothing; a rotten apple, inferior; mean, busy with many different matters; no leisure, mixed; confused; miscellaneous
䢈	chén	𰺭			
䢉	nóng				(same as 農) agriculture; farming, farmer
䢊	yóu				(ancient form of 遊) to travel; to roam; to saunter
䢋	jì				a marshal or herald; an official rank in old times, indicating exclamation (same as 哉)
䢌	bó				to walk, rapid marching or running
䢍	fǎng				to hasten; to hurry to
䢐	cú				(same as 徂) to go to; to go ahead; to advance
䢑	dǐ				angry; furious, frightened; terrified; terror-stricken
䢒	jiāo				to meet; to co-operate; interaction, to have friendly relations, interlocking; interchanging
䢓	yú				bed, window
䢔	hé				mixed; abundant; assorted, repeated
䢕	xù				a group of people walking together
䢖	yù				to be scattered (over an area); to spread, to give an account of; to explain; to expound, to follow
䢗	qū				
䢙	bài			敗	(same as 敗) to ruin; to destroy; to spoil, defeat; to be defeated, bad; as meat
䢚	gēng				a narrow path (for rabbit), (same as 迒) animal tracks, path; way; road
䢛	jiǒng				(non-classical form of 迥) far; distant; different from; separated
䢝	yà				(interchangeable 亞) the next in order; secondary; second (in excellence), inferior; lower
䢞	shù				(corrupted form U+48A4 䢤) rows and columns
䢟	yóu				(same as 遊) to travel; to roam; to saunter, (interchangeable 游) to wander about
䢠	sòng				(standard form of 送) to send; to deliver; to convey, to give
䢡	yè				to stamp the foot forward, to walk, to stop
䢢	càng				to pass; to pass through or by
䢣	yáo				(same as 遙) distant; far; remote
䢤	shù				
䢥	yán				(corrupted form) (to walk) in harmony; in accord, to look after; to care for each other
䢦	shuài				(interchangeable 率 帥) to lead the way; a guide; a forerunner; to head, model; a mentor; a teacher, to guide; to lead; to direct, to follow; to accord with; to obey
䢧	liào				to go forward; to depart
䢨	cōng	𨑹			to walk slowly; to walk in a leisurely manner, (same as 蹤) track; trace; vestige, to keep track; to follow up clues
䢩	yù				(same as 禦御) to forbid to prohibit; to ban, to resist; to sustain; to ward off
䢪	bó				(non-classical form of 橇) a sledge for transportation over mud or snow
䢫	suí				(same as 隨) to follow; to trace, to submit to; to accord with, to let, to come after
䢭	yàn				to cover; to screen; to shade; to conceal; to shut off, to block, to shift; to move, to forward; to convey, to walk
䢮	lèi				rapid marching or running
䢯	lín				(standard form of 遴) to choose or select careful, to desire for more than one's rightful share; to covet; greedy
䢰	tī				(same as 趯) to jump; to leap; to hop
䢱	dú				to slight; to abuse; to insult; to blaspheme, to desecrate
䢲	yuè				to go all the way forward; without stopping
䢳	jǐ				name of a place
䢵	yún				(same as 鄖) name of an old country in today's Hubei province, name of a place in today's Jiangsu province
䢸	jū				name of a county in today's Shanxi Province
䢹	jǔ				name of a pavilion in today's Hunan Province
䢻	chén				name of a place
䢼	gōng				name of a state in old times, name of a pavilion
䢽	xiàng				(same as 巷) (interchangeable 衖) a lane; an alley
䢾	xiǎn				(same as 姺) name of an ancient small State
䢿	ān				name of a place in today's Hobei Province
䣀	guǐ				name of a mountain, name of a place, name of a state
䣁	yǔ				name of a pavilion (Han Dynasty) in today's Henan Province
䣂	lěi				name of a county in today's Hunan Province
䣄	tú				name of a place in today's Shandong Province
䣅	chén				name of an ancient state, in today's Henan Province
䣆	xíng				name of a county in Gaomi
䣇	qiú				name of a place, name of a county in today's Henan Province
䣈	hàng				(ancient form of 巷) (interchangeable 衖) a lane; an alley
䣊	dǎng				name of a place, (same as 黨) party; gang; clique
䣋	cǎi				name of a place
䣌	dǐ				(non-classical form of 邸) residence of a prince or nobility
䣍	yǎn				(interchangeable 奄) name of an ancient state, name of a country in old times
䣎	zī				name of county (a village)
䣐	yīng				name of a place
䣑	chán				(same as 廛) living space for one family in ancient times, a store; a shop (abbreviated form of 鄽)
䣓	lí				name of a state, name of a county
䣔	suǒ				name of a pavilion in today's Henan Province
䣕	mǎ				name of a county in ancient times
䣖	mǎ				(same as U+48D5 䣕) name of a county in ancient times
䣘	táng				(ancient form of 堂) a hall, an office; a reception room, a court of justice
䣙	péi				name of a county in today's Shanxi Province, name of an ancient state in Inner Mongolia name of a place
䣚	lóu				name of a village in today's Henan Province
䣛	qī				name of a place in ancient times
䣜	cuó				(same as 酇) name of a county (in today's Henan Province) in ancient times
䣝	tú				name of a place in today's Shanxi Province
䣞	è				(standard form of 鄂) name of an ancient State which occupied the site of the present province of Hubei, short for Hubei Province
䣟	cán				name of pavilion in today's Shandong Province, to pierce; to stab; to irritate; to hurt
䣠	jié				name of a village in today's Sichuan Province; (a corrupted form of U+48DF U+48E2 䣟䣢) name of pavilion
䣡	yí				name of a place in old times; in today's Anhui Province
䣢	jí				name of a place in ancient times, name of a river in ancient times
䣣	dǎng				(same as U+9EE8 黨) name of a place, party; gang; clique
䣤	jué				name of village in today's Shanxi Province
䣥	bǐ				a kind of wine
䣦	lèi				to cut; to mince; to slice; to carve
䣧	yì				(interchangeable 黓) black, color of the wine, sweet; honeyed; or pleasing
䣨	chún				(same as 䣩) rich; good; as wine, pure, unmixed; (same as 純) beautiful; fine; pretty, net; pure; (same as 醇) rich wine; strong wine, gentle; gracious; judicious, pure and fair
䣩	chún			醇	(same as U+7D14 純) beautiful; fine; pretty, net, (same as U+9187 醇) rich; good; as wine, pure, unmixed
䣪	pò				color of the wine, smell of alcohol
䣫	lí				soured bean-curd; a milky preparation from beans
䣬	zǎi				the shiny colorful of the wine, sweet; color of the wine
䣭	tài				an organic compound; phthalein
䣮	pò				smell of alcohol
䣯	cú				wine or any thick fluid of the best quality; (corrupted form of 靦) ashamed
䣰	jù				(same as 醵) to pool money (for a feast, etc.); to contribute to a feast
䣱	xù				(same as 酗) drunk; to lose temper when drunk
䣲	fàn				to heat the wine over night, to generally indicate the wine, to sell or buy alcoholic drinks, (dialect) to change in color, wore out clothes, to get worse
䣴	xù				(non classical form of 酗) to lose temper when drunk
䣵	èr				to brew the wine a second time, to get over a drinking bout
䣶	huó				unstrained wine, to offer plenty of food, to treat kindly and generously; to (same as 甜) pleasant to the taste -- as wine, sweet
䣷	zhū				to pour (wine), unstrained wine
䣸	rǎn				tasteless, light, soybean sauce; soy, food in the form of paste, to eat to the full; satiated; surfeited, to dislike
䣹	fá				to brew 10 percent of the wine
䣺	juān				filtrated the wine
䣻	hān				color of the wine, dark red color of the face, (non-classical form of 酣) intoxicated, merry, as with drink
䣼	liáng				mixed starch; one of the six drinks in old time, (interchangeable 涼) cold
䣽	zhī				wine; rich wine, (same as 醍) a kind of reddish wine
䣾	mì				(non-classical form) cheese dregs; lees, cheese, drunken sound
䣿	yū				to entertain; to feast, to drink within limits; to drink appropriately
䤁	cén				cooked or well-done; prepared or processed, to brew wine and store up for a long time, (interchangeable 酖) addicted to alcoholic drinks; to imbibe or to indulge in (vices, etc.), to be infatuated with, to be a slave of
䤂	méi				vinegar; yeast or distiller's grains
䤃	yīn				drunken sound, drunk, to ferment; food made through the way of fermentation
䤄	miǎn				flushed with drink; addicted to intoxicants
䤅	tú				southernwood, bitter wine
䤆	kuí				a kind of rice wine; sake, wine used in ancestral worshipping or in offerings
䤉	mì				emptied the drink completely, bean sauce; salted preparations
䤊	róng				wine, to brew a second time
䤋	yù				yellow-faced; emaciated look, (same as 聝) to cut off the ear; to cut off the left ears of the slain; to count the number of enemy troops one killed by the number of the left ears cut from the bodies
䤌	qiāng	𮠞			a kind of wine be brewed from grains, a kind of daily drinks for a minority group
䤍	mí	𰼑			rotten paste or soybean sauce; to grow mildewed
䤎	jú				soybean sauce; soy, food in the form of paste, oysters sauce
䤏	pǐ				(same as 圮) destroyed; ruined, wine and women -- sensual pleasures
䤐	jǐn				to drink; refreshment; to have a little drink sweet, delicious; tasty
䤑	wàng				wine
䤒	jì				wine made from glutinous rice, a kind wine to drink after bathing, color of the rice wine, a kind of good wine, bubbles of the wine
䤓	méng				
䤔	jiàn				dregs of wine, tasteless; insipid
䤕	xuè				vinegar, smell of vinegar, bitter wine (same as 嚛)
䤖	bào				a kind of wine, a kind of wine that brew for one night
䤗	gǎn				taste of strong drink, the bitterness of the wine
䤘	chǎn				vinegar, smell of vinegar
䤙	lì				dregs; lees of cheese, cheese
䤚	lǐ				(same as 李) plums, a plum tree
䤛	qiú				component parts of a cross-bow, (same as 銶) a single headed hatchet
䤜	dùn				(same as 鈍) blunt, obtuse; dull-witted
䤝	yìng				bracelet; armlet
䤞	yǔn				(corrupted form of 鈗) a kind of weapons held by the officials in attendance in old times, (same as 銳) a sharp-pointed weapon
䤟	chén				(standard form of 鈂) a spade, an iron bar for making hole, to dig, heavy
䤠	zhǐ	𰽠		鍺	(obsolete) germanium
䤡	rǎn				iron
䤣	lüè				(corrupted from of 鋝) a metal ring, an ancient weight of over six taels
䤤	kāi	𫟺			implement; tool; instrument; utensil
䤥	guǐ	𰽺			agricultural implements; from tools, shining iron, a plectrum from stringed the teeth of a saw
䤦	yuè				(same as 鉞) a battle-axe; a halberd
䤧	huì				
䤨	pì	𰽸			to split; to slash or rip open (by means of a knife), jewels or ornaments on a sword, to analyze; to study; to investigate
䤩	chá	𬭈			an ornament at the end of a belt used in ancient times
䤪	duǒ	𬭆			short; incomplete; deficient (same as U+5241 剁) to chop; to mince; to hash
䤫	chán				(same as 鑱) a chisel, a coulter, mattock, sharp
䤬	shā	𰾈			a small gong, a sieve; a sifter; a strainer
䤭	shì				to ornament; to decorate, to push
䤮	shè				iron, golden ornaments
䤯	xíng				(same as 鉶) container for thick soup, sacrificial utensil, thick soup of meat and vegetables, (interchangeable 硎) a whetstone; grindstone
䤰	yíng				to smelt; to fuse metals
䤱	shì				(ancient form of 誓) a solemn pledge; a vow; an oath
䤲	chì				chemical element; (鍶) old translation; Sr
䤳	yè				a mirror, lens; glass
䤴	hán				armor; coat of mail, (interchangeable 函) a case; a small box, cup
䤵	fèi	𰾐			a tiny needle; thin pin; one of the nine needles used in Chinese medicine, (same as 扉) a door leaf
䤶	yè				a hammer; a mallet; a bludgeon, agricultural tools; farming implements, an iron (for pressing clothes)
䤷	yǎn				a lance with three or two points, edge or margin of an utensil
䤸	zuàn	𰾦			short spear or lance
䤹	sōu				to engrave; to carve, rust
䤺	jīn				(same as 釿 斤) an ax; a hatchet, to cut off; to chop off
䤻	duò	𰾖			heavy iron part of a plough, the linch-pin of a wheel
䤼	xiàn	𬭣			metal wire
䤽	guān				farm tools; agricultural implements; a tool used to till the lands; a spade or shovel
䤾	tāo				to contain; to envelop, a case a box
䤿	qiè				(same as 鍥) to carve; to cut, a sickle
䥀	chǎn				to pull out; to stretch
䥁	hán				armor, (standard form 圅) to contain; to envelop, a sheath, a letter
䥂	mèng				the sharp edge of a shovel or a spade
䥃	yuè				a big hammer
䥄	cù	𫠀			to plaster with gold
䥅	qiàn				(ancient form of 琴) a musical instrument
䥆	jǐn				(ancient form of 琴) a musical instrument
䥇	shàn	䦂			chemical element; Samarium (Sm); old translation of (鋱) Tb, (same as U+91E4 釤) a sickle with a long handle, to swing a sickle to cut (grass or wheat)
䥈	mǔ				the symbol for Cobalt, an iron (for pressing clothes)
䥉	yuān				the curved iron part of a hoe
䥋	pēng				to smelt; to refine the gold; alchemy
䥌	zhèng				(ancient form of 證) evidence, proof, to give evidence, to testify
䥍	zhì				(corrupted form) a whip, a farm tool used to regulate seedling and to weed
䥎	chún				instrument; implement; utensil; tool; apparatus
䥏	yǔ				unfitted for each other; irregular; unsuitable; not well-matched, a hoe, (same as 鋙) a musical instrument, pewter
䥐	móu				(corrupted form of 鍪) cooking utensils used in ancient times; an iron pan, a helmet; a metal cap
䥒	jiàng				lead (a metal)
䥓	qī				a hoe
䥔	sù				gold
䥕	piě	𬭯			(same as 鐅) the blade or edge of a spade, an open-lidded shallow pan used to boil salt
䥖	tián	𰾻			(same as 鈿) silver of gold filigree, hairpin, inlaid work
䥗	kuǎn	𫔋			a branding-iron, to solder
䥘	cù				(same as 錯) wrong; mistake; error; a fault, a blunder, to mistake, to be confused
䥙	suì				(same as 鐆) a speculum used in ancient times, to produce fire from the rays of the sun
䥛	jiē	𬭴			a kind of sickle, chemical element; old translation of (鎳); Nickel Ni, to carve
䥜	jiàn				(same as 鐗,鐧) protective metal on the axis of a wheel, a kind of ancient weapon
䥝	áo	𰿁			(standard form of 鏖) desperate fighting; to fight hard, (a stove) for keeping warm; to stew something until it's tender
䥞	jiǎo	𬭻			to cut with shears
䥟	yè				(non-classical form 楬) a metal marking- stake; a guidepost; a pile
䥡	yè				(non-classical form of 鍱) thin plates of metal, to wrap with metal plates, iron of copper ore, ingots, bars of metal, a metal ring
䥢	lóng				sound of drums; loud music, to beat the drum and to keep the watches at night
䥣	záo				(same as 鑿) an instrument for boring wood; to chisel, to bore or pierce through
䥤	báo				the neck of a pestle; the neck part of a baton used to pound clothes in washing
䥧	huán				(same as 璿 璇) a fine kind of jade
䥨	lǜ			鑢	a file; a rasp; a polishing tool, to burnish, to polish, the handle of a lances and spear
䥩	wéi	𨱖			hooks to hang; to suspend something
䥪	xiǎn				to cup; to pare; to trim; to shave
䥫	tiě				(ancient form of 鐵) iron, strong; firm
䥬	bó				(interchangeable 鎛) a musical instrument in old times, a large bell suspended from a frame; a kind of ancient bell, a variety of hoe
䥭	zhèng				(same as 證) evidence, proof, to give evidence, to testify)
䥮	zhú				to beat; to strike
䥯	bēi	𫔆			a farm tool to crush the clod of earth into pieces and make the land flat, a big iron stick, to till lands; to plough; to cultivate; to harrow
䥰	méng				to melt, to sell, to fling a lance or a spear; to brandish spears as if they were flying
䥱	xiě	䥾			to melt or cast (metal) by using a mould, (non-classical form of 寫) to write; to draw
䥲	ōu				a chemical element; old translation of (銪) Eu
䥳	yōu				a chemical element; old translation of (銪) Eu
䥵	xiǎo				lines; stripes; veins on an iron plate
䥶	lì	𰽝			(same as 鬲) cooking utensil used in old times, sacrificial vessel; a heavy three-legged caldron; huge tripod of bronze with two ears
䥷	zhá	𰿇			(same as U+9358 鍘) a hinged shear or long knife for cutting fodder or hay; sheet-iron, etc., to cut up
䥸	mí	𨧮			a sickle
䥺	yé		釾		(same as 鋣) name of a double-edged sword, (simplified form 釾) a chemical element (鎄) (Es)
䥽	pō		鏺		farm tool; blade in both side with a long handle used to cut weeds, to exterminate; to settle disorders
䥾	xiě		䥱		to melt or cast (metal) by using a mold; (non-classical form of U+5BEB 寫) to write; to draw
䦂	shàn		䥇		(simplified form of U+4947 䥇) Samarium (Sm); old ideograph for U+92F1 鋱, terbium (Tb); (same as U+91E4 釤) a sickle with a long handle, to swing a sickle to cut (grass or wheat)
䦃	zhuō		鐯		to dig with a hoe; a large hoe
䦅	shàn		鐥		to swing a sickle to cut (grass or wheat)
䦇	jì				(ancient form of 髻) dressed hair of a Chinese woman; a coiffure with a topknot
䦈	jiē				(ancient form of 嗟) to sigh in lamentation; to lament; an exclamation expressing grief or regret; to exclaim, name of a hill
䦊	niǎo				an appliance for walking on the sands (as boat for river; car for highway)
䦋	áo				to grow; to increase or advance, to become
䦌	chù	𮤬			the door is wide open; directly in the front
䦍	wù				to include; to embrace, to search for, intransigent; stubborn; obstinate
䦎	guǎn	𰿨			(interchangeable 管) a mechanical device for lead ore, (non-classical form of 閌) high; tall and big; lofty (said of the door)
䦏	xiè				wing of a door
䦐	tǐng				the bolt of a door; door latch, (non-classical form of 開) open
䦑	xuè				without a door; no family
䦒	dàng				the door is closed, to knock at the door; to beat or to strike lightly
䦓	zhān			覘	to wait for something to happen immediately; (same as U+8998 覘) to spy on; to peep; to watch or see in secret
䦔	tǎn				a peg; a stake; a door stopper, the bolt of a door; door latch
䦖	xié				sound of the door, the gate of the Zheng State city wall (the Epoch of Spring and Autumn)
䦗	xù				(same as 侐) quiet (house, surrounding, etc.)
䦘	xiàn	𨸄			(same as 限) a threshold; door-sill
䦙	sì				(same as U+5BFA 寺) a government agency, the court, a eunuch
䦚	kuà				wide open of the door, (non-classical form of 闊) broad; wide; width
䦛	zhèng	䦶			to struggle; struggle; to strive
䦜	wú				(same as standard form 郚) name of a state in old times
䦝	huō	𬮨			sound of a door; to open
䦞	rùn				(same as 閏) extra; inserted between others, as a day or month, to intercalate
䦟	wěn	䦷			struggle; to strive, firm; stable; secure
䦠	dū				name of a river, door
䦡	huán				a door-keeper, an entrance of a palace, a secluded dwelling
䦢	kuò				(non-classical form of 闊) broad; wide; width
䦣	fù				open the door
䦤	chuài				seed of grains
䦥	xián				to learn, habit; practice, ways of doing things, law; regulations
䦦	qín				(same as 琴) a musical instrument
䦧	qié				(same as 鬩) to quarrel; to conflict, contention; animosity; resentment; recriminations
䦨	lán				(corrupted form of 闌) a door curtain or screen, a fence, to separate; to block up, the end of; late
䦪	yà	𰿴			sound of the door
䦫	yīng				inside the door
䦬	què				a vacancy; an opening
䦭	hāng				to open; sweet-smelling; fragrant, delicious
䦮	chǔn				door of the center
䦯	zhì	𫔵			very dense; no break; to cluster together
䦱	wěi	𰿫			open the door, the door is slanted
䦲	yán				eaves of an ancestral temple (of the ruling family), door of a shrine or a temple, small opening (of a door), to spy; to peep
䦳	xiàng	𨷿			between steps, window
䦴	yì				open the door
䦵	nǐ				incapable, weak; feeble, narrow minded
䦶	zhèng		䦛		struggle; to strive
䦷	chuài		䦟		struggle; to strive, firm; stable; secure
䦹	shí				name of a county in today's Sichuan Province
䦺	dīng				name of a hill
䦻	zǐ				name of a place
䦼	jué				to dig a passage through a mountain or hill; to drill, collapsed in ruins; to crumble, the earth cracking up
䦽	xù				(same as 序) an east and west wall; side rooms, screen-walls to private rooms of the palace, ancient school which was also an asylum for aged scholars
䦾	yuán				lofty, (same as U+9656 陖), rock; stone, name of a place
䧁	xǔ				to leave; to depart; to separate, distant from, a village in ancient times in Anyi
䧂	dào				to turn over the clod of the earth with a shovel or a spade, to plough the land for rotation of crops, a channel for irrigation in farmland
䧃	tián				name of a place
䧄	gè				name of a person
䧅	yí				dangerous; hazardous; difficult; trouble, disaster or distress, name of a place
䧆	hóng				a pit; a hole; a gully
䧇	yī				name of a hillside, name of a village, name of tomb of an emperor; name of a high mound
䧉	lǐ				name of a pavilion in Han Dynasty, name of a county in ancient China
䧊	kū				a big mound, name of a mound in today's Shanxi Province
䧋	xiǎn				name of a place, boundary; a line
䧌	suī				name of a place
䧍	xì				(non-classical form of 隙) a crack; a crevice; a fissure
䧎	xuàn				a pit; a hole; a gully
䧑	dī				(ancient form of 隄 堤) a dike; levee or embankment
䧒	lái				steps leading up to a building
䧓	zhōu				a big mound, abundant; fertile
䧔	niàn				to meet at the bank; shore; beach; coast
䧕	chéng				(same as 域) boundary; a frontier, a region; a country, (ancient form of 城) a city; a town
䧖	jiàn				a small mound
䧗	bì				mountains collapsing; a land-slide
䧘	zhuàn				a low wall on the road side, a wall, the space enclosed by a constellation
䧙	líng				(ancient form of 陵) a high mound, tomb of an emperor, to usurp; to abuse
䧚	hào				(same as 鄗) the name of a place in the south-west of Hebei Province
䧛	bàng				(same as 傍) beside; by the side of; near; close, sound of vehicles; wheels
䧜	táng				(same as 塘) an embankment; a bund; a bank; a dike, to generally the roads, (interchangeable 唐) the Tang Dynasty, abrupt; rude
䧝	chī				name of a place, name of a mountain
䧞	mà	𬮺			to increase; to profit; to augment, artful; clever; skillful, chips (in gambling, etc.), a number (for identification), abundant; rich; exuberant; flourishing; prosperous
䧟	xiàn				(same as 陷) to skin, to involve; to beguile, to betray
䧠	shuàn				(same as 鄟) name of a place (the Epoch of Spring and Autumn) in what is today's Shandong Province
䧡	yōng				a fortified wall, a wall
䧢	qū	𨸟			a rough road, a rugged; steep mountain uneasy
䧤	pú				(same as 濮) name of a river in Shandong Province, name of an ancient tribe in Hubei Province
䧥	huì				border; frontier
䧦	wéi				name of a hillside; a slope in today's Henan Province
䧧	yǐ				(same as 嶬) high mountains; steep; lofty
䧨	yè				precipitous; steep and lofty of a high mountain
䧪	chè				sissy; womanish, fawning manner; obsequiousness
䧫	háo				a trench (in warfare); a ditch, to soar; to fly, to roam
䧬	bīn				(same as 瀕 濱) water's edge; to border on; to brink on, near at hand; close by
䧮	xiàn				name of a place, (same as 顯) to manifest, to display, to be illustrious, evident, to seem; to appear
䧯	chán				name of a place, to skin, to involve; to beguile, to betray
䧰	hùn				a mound
䧲	hàn				the magpie, jackdaw; jay and similar birds
䧳	cí				(same as 雌) female; feminine, a female bird, to dwell, to stop
䧴	zhī				a bird, to map out or draw up (a plan); a plan or scheme; to calculate; to count; to consider
䧵	qí				(non-classical form of 鴆) a bird like the secretary falcon
䧶	kuí				to care for; to concern about affectionately, (a corrupted form of 奊) slanting; not straight; curved (of the head)
䧷	róu				a kind of bird
䧹	yīng				(same as U+9DF9 鷹) hawk; eagle; falcon
䧺	xióng				(same as 雄) the male of birds
䧼	hú				(same as 鵠) the snow goose; swan, standing erect; standing quietly, target; bull's-eye
䧽	cuǐ				(corrupted form) small, thin and slim neck
䧿	què				(same as 鵲) the magpie
䨀	dí				(same as 籴 糴) to lay in grain; to buy grain
䨁	wù				(same as 鶩) ducks; either wild or tame, a chick, a very young bird -- fledgling
䨂	qiū				a chick
䨄	yàn				(same as 鵪) quail
䨅	liáo				(same as 鷯) small birds -- the wren, tit, etc.
䨆	bí				(same as 鷩) a kind of pheasant
䨈	bīn				a small bird
䨊	yuān				a flock of birds
䨋	nüè				(same as 虐) cruel; ferocious; atrocious
䨌	báo				(same as 雹) hail; hailstone
䨍	yǐng				deep pond; deep pool
䨎	hóng				(same as 霐) deep and dark
䨏	cí				sound of raining, a great fall of rain; heavy rain; it rained large drops
䨐	qià				(same as 洽) to spread; to diffuse, harmony; agreement, name of a frontier pass; near today's Sichuan Province
䨑	tí				to stop raining; to clear up, dispersion, a clear sky after rain
䨒	yù				sound of the water drops, raining, acquired dialects, (interchangeable 羽) feather; plume
䨓	léi				(ancient form of U+9741 雷) thunder, mine (an explosive); fuse
䨔	báo				(same as U+96F9 雹) hail; hailstone
䨖	jì				(non-classical form of 霽) to stop raining; to clear up; the sky clearing up
䨗	fú				excessive rain and snow
䨘	xiàn			霰	(same as U+9730 霰) sleet
䨙	cén				(same as 霪) to rain cats and dogs for a long time, incessant rain
䨚	hū				to rain
䨛	sè				to rain, snowflakes, light rain; drizzle
䨜	bēng				a pouring rain; to rain cats and dogs, completely, with leaving a trace, dull; stupid; doltish
䨝	qīng				a pure woman; name of a goddess of frost and snow
䨞	yǔ				to rain, to stretch; to open; to relax; to unfold, slow; unhurried; leisurely
䨟	wā				puddle (water in the hoof's track), (same as 窪) deep, a pit; a swamp; a hollow; a depression
䨠	ǎi				(same as 靄) cloudy sky, fair clouds; a beautiful sky, mild; amiable; peaceful
䨡	hán				rained for a long time; too much rain
䨢	dàn				(same as 霮) a passing cloud; floating clouds, densely covered by clouds; gathering clouds
䨣	gé				leather to be moistened by rain
䨤	dí				rain, to rain
䨥	huò				a pouring rain; to rain hard; to rain cats and dogs, a pair; a couple, two; both, to rain
䨦	pāng				(same as 雱) snowing heavily
䨨	zhuī				thunder, hidden; concealed; secret, (same as 頤) the chin; the jaws
䨩	líng				(same as 靈) the spirit; the soul, divine, super-natural
䨪	mái				(same as 霾) a dust-storm, misty; foggy; cloudy
䨫	mài				(interchangeable 霢) drizzling rain
䨬	lián				rained for a long time
䨭	xiāo				(same as 霄) the skies, clouds or mists
䨮	xuě				(same as 雪) snow, to clean; to wash or wipe away
䨯	zhèn				cloudy
䨰	pò				rain; to rain, (same as 濼) to dock; to lay anchor
䨱	fù				spilt water, to pour out water
䨲	nóu				a small hare; a small rabbit
䨳	xì				the rain stopped
䨴	duì	𱁒			gathering clouds
䨵	dàn				rained for a long time
䨶	yǔn				(ancient form of 霣) thunderstorm, thunder, (interchangeable 隕 殞) to fall, to die
䨷	xiàn				(same as 霰) sleet
䨸	yǐn				cloudy
䨹	shū				swift; rapid; quick; fast
䨺	duì				cloudy
䨻	bèng				roar of thunders; thunderpeal, very loud sounds
䨼	hù				dyestuff (of dark green)
䨽	fěi				to resolve, to dissolve; to decompose, to analyze, to part, to differ, different, a bird (like a legendary bird with man's face and one leg)
䨾	fèi				hidden; concealed; secret, narrow and small, ugly, low; mean, inferior
䨿	zá				bad; evil; wicked; vice; wickedness
䩀	bèi				
䩁	fēi				thin hairs; fine hairs
䩂	xiān				to come to the front; to take the lead; to bear responsibility, to make good or to succeed (said of people of humble origin)
䩃	shì				appearance; a person's features
䩅	zhǎn				broad; wide; spacious; vast, to turn red from shame or embarrassment; to blush, to be ashamed
䩆	zhǎn				old, wrinkles; creases, ashamed, shamed-faced look
䩇	zhān				a small head, to come to the front; to take the lead; to bear responsibility, to make good or to succeed (said of people of humble origin), an ugly face
䩈	huì				a plump, fat face
䩉	fǔ				the face, the cheeks; the jaw
䩊	wǎn				(interchangeable 婉) good-looking; beautiful, with the eyes wide open
䩋	mǒ				a green face; to look aghast, (interchangeable with U+61E1 懡) ashamed
䩌	qiáo				to have a worn look; to look haggard, to suffer distress, worries, etc.
䩍	liǎo				to look pale or pallid
䩏	miè				a small face, small, young, (dialect) a junior
䩐	hū				tie it tightly, to lead an ox, a wart; a pustule; a pimple, a round lump
䩑	hóng				(same as 鞃) horizontal front bar on a cart or carriage, leaning board in a sedan chair
䩒	yú				dressed leather; a large belt
䩓	qí				(a non-classical form) boots, the leather belts that connect a cart with the horse, etc., the leather decorations on the ends of the hub (of a wheel)
䩔	duò				the hem; margin of the heel of a shoe, weeping sash or cord on a saddle, a leather rope, fringes of pearls on crowns, a pennant, (same as 鞶) a large belt
䩕	áng				clogs; pattens (protective overshoes); (same as 硬) hard; strong; sturdy; firm
䩗	bà				(same as 霸) to rule by might rather than right; a feudal lord
䩘	dì				(same as U+976A 靪) to mend the soles of shoes, patchings; (same as U+97AE 鞮) leather shoes
䩙	xuàn				a scabbard, reins or traces
䩚	dì				(interchangeable 靪) to mend the soles of shoes, patchings, (same as 鞮) leather shoes
䩛	bì				leather belt used to bind or restrain a cart, (same as 轡) reins and bit; a bridle
䩜	zhòu				(same as 冑) descendants; posterity, a helmet; a head-gear in ancient battles for protection
䩝	páo				(non-classical form of 鞄) to tan and soften leather, (same as 匏) a bottle-gourd, one of the eight kinds of musical sounds, a kind of musical instrument, (interchangeable 枹) a drum-stick (interchangeable 包) handbag or purse (especially one made of leather)
䩞	tié			韂	a saddle-flap, trappings
䩟	yí				leather; processed hides, trappings, known together as saddle; a saddle-like terrain or thing and rein, etc.
䩡	jiá				a kind of boots in old times, heel of a shoe, (same as 鞈) a leather made breast-plate, to guard; defend
䩢	zhì				a scabbard; a sheath, a fine mats made from bamboo, (non-classical form of 靼) dressed leather; soft leather
䩣	tú				shoe-cushions
䩤	xié				to lead an ox, tie it tightly, quick, urgent; hurried; hasty
䩥	dàn				a belt for horse, horses without saddle or rein, leather shoes
䩧	xiè				to tie up hurriedly
䩨	chàng				(same as 韔) a wrapper or case for bow, to pull an arrow
䩩	yuǎn				a measure of capacity, a tool used to take out the mud from a well, back covering or shelter of a large carriage, military vehicles
䩪	guǎn				known together as saddle; rein and bridle, etc.
䩫	liǎng	𬰥			(same as 緉) a unit to count shoes in ancient times; a pair
䩬	běng				an ornamental item on a scabbard, leather shoes, weapons; arms (interchangeable 鞛)
䩮	lù				a quiver
䩯	jí				(interchangeable with U+9769 革) urgent; anxious; durable leather; a leather whip
䩰	xuàn				(corrupted form of 鞙) a scabbard, reins or traces
䩱	shù				a scabbard; a sheath, remaining; overplus; surplus, sin; evil, the front of a cutting strip of cloth
䩲	dū				a tool used to cut leather, an ox to tow, drag or pull a boat
䩳	sōu				tanning, soft leather
䩴	hú				a quiver
䩵	yùn				(same as 韗) tanner who made the leather drum in ancient times
䩶	chǎn				saddle and rein etc. for the imperial carriage; or for the two outside horses of a team of four abreast, equipments used to saddle a horse
䩷	bāng				(same as 幫) the sides of a shoe
䩸	róng				fine woolen blanket on top of a saddle; used as some decoration, (same as 氄) fine; soft fur
䩹	é				to repair shoes, the front part of a shoe, (same as 鞹 U+979F) leather; hides with the hair removed
䩺	wēng				boots; cotton boots
䩻	bà				(same as U+9738 霸) to be chief, to rule by might rather than by right, a tyrant; a usurper; the strong the fierce ones
䩼	féng				stitches on a coverlet, to drum, drum beat
䩽	yū				a quiver (for bows and arrows) one a horse, to store; to keep and collect, a lance; a spear; a trident
䩾	zhè				herb medicine; dendrobium
䩿	fén				(same as 鼖) a big drum used in the army (in ancient times)
䪀	guǎn				(same as U+4A6A 䩪) saddle; rein and bridle
䪁	bǔ				a halter
䪂	gé				reins; a halter, (interchangeable 革) hides stripped of hair; leather, the target, to force; to compel, to carve, to stop
䪃	dūn				wine container used by minority tribe in ancient times
䪄	huáng				(ancient form of 煌) great blaze; luminous; glittering, as the stars; bright and brilliant
䪅	dú				(same as 韣) a quiver; bow case
䪆	tǐ				soft; tender, weak; feeble, gentle; mild
䪇	bó				cushioned seat on a vehicle, a leather wrapped collar or yoke of a carriage
䪈	qiàn				a leather belt; a leather waistband
䪉	liè				metal decoration on a halter
䪊	lóng	𫖅			a halter
䪋	wèi				silk cordage; twine; rope
䪌	zhàn				cushion for saddle, (same as 縿) the weeping decorations of banners and flags; the ends of banners and flags; the weeping decorations of saddles
䪍	lán	𱁽			a container for bows and arrows
䪎	suī				strings of a cap, decorations for saddle, a sash; a band; a cord, a flag
䪏	nà	𩏼			weak; feeble; tender; delicate; soft, (dialect) to hang down the head and sleepy
䪐	bì	𱂅			something made of bamboo put in the bow case to protect from damage
䪑	tuó				to stick; to paste leather to shoes
䪒	zhù				leather pants, a kind of military uniform, gaiters and leggings
䪓	diē	𬰳			a metal ornament on some kind of belt (clothing of the Northern barbarians)
䪔	bǔ				cross-bar of wood under the carriage, under garments
䪕	jú				to wrap or band, (same as 鞠) to nourish, to inform, a ball a child
䪖	pò				(same as U+4A99 䪙) leather wrapped collar for a draft animal of a carriage, bags used on a carriage; (same as U+4A94 䪔) undergarments
䪗	xiá	𩐀			shoes
䪘	wěi	𩏿			(same as 韙) right; proper; propriety, official in charge of music
䪙	pò				leather wrapped collar for a draft animal of a carriage, bags used on a carriage; (same as U+4A94 䪔) undergarments
䪚	dā				hot; burning, fur clothing, weapons, drum
䪛	fān				group; crowd; swarm; a flock, a square of leather, leather wrapped
䪜	chān	𬰷			a shield; a screen, (same as 襜) the low front of a robe, gown, etc., a short coat that have no lining, a small mud guard, or fender, a leather garment worn during sacrificial rituals in ancient times
䪝	hù	𱂌			leather thong wound around the handle of a sword
䪞	zá				bad; evil; wicked; vice, last name written in the seal type
䪤	fán				garlic
䪥	xiè	𱂎			shallots or scallions, small (piece of land); narrow (minded)
䪦	hóng				loud
䪧	chí				ancient music; Chinese classical music
䪨	báo				
䪩	yín				(same as 吟) to chant; to intone; to sing; to recite; to moan; to sigh
䪫	jīng				ancient music; Chinese classical music
䪬	bó				sound of pressing something down
䪭	ruǎn				a kind of musical instrument
䪮	chǒu				beautiful sound, appealing to the ear; fascinating to listen to (said of music), noise or uproar of the crowd
䪯	yīng				sound, whisper, to groan; to moan
䪰	yī				(same as 噫) (in grammar) interjection, to exclaim
䪱	gǎi				(same as 胲) cheek; face, ugly (same as 孩) a child
䪲	kūn				(interchangeable 頑 髡) ancient punishment of shaving the head
䪳	yǔn				slanted face causing by the paralyzed of the facial nerve
䪴	zhěn	𫖫			the occiput, or occipital bone, to hang down one's head, ugly, silly; foolish; stupid; idiotic; crazy; insane
䪵	yǎ				
䪶	jū				the chin; the jaws
䪷	hòu				to toil or labor sedulously
䪸	mín				strong; powerful; vigorous, (same as 頢) a short face, a small head
䪹	bāi				a large face
䪺	gé				(non-classical form) teethridge; gum; the jaw bone, the skull, the top of the skull
䪻	biàn				a cap, a slanting cap, face, bald head
䪼	zhuō	𱂢			the cheek-bone; the malar bone; the malar
䪽	hào				hoary-haired person
䪾	zhěn	𫖬			to deal with affairs cautiously, head with less hair, ashamed; humiliated
䪿	shěng			囟	(same as 囟) the top of the head, the skull
䫀	gěn	𫖱			the lower end of the jaws, high cheek-bone, to bend (or lower) one's head
䫁	bì				the first son; a dog's first pup
䫂	duǒ	𫖰			ugly
䫃	chún				(ancient form of 脣 唇) the lips, to move one's head
䫄	chuà				better than, small head, short face
䫅	sàn				to shake one's head
䫆	chéng				the front and back of the neck
䫇	rán				(same as 髯) the whiskers; the beard
䫈	chěn	𬱣			ugly, to bend (or lower) of one's head
䫉	mào	𬥈			(ancient form of U+7683 貌) facial appearance, manner; bearing
䫊	péi				(same as U+4AB9 䪹) chin; the jaws; the cheeks
䫋	wēi				female attendants or servants, (same as 隤) to fall in ruins; to collapse
䫌	pǐ	𱂮			bowed one's head
䫍	fǔ				(corrupted form of 頫) (interchangeable 俯) to bow one's head; chin down, to wash oneself, to view; to watch
䫎	zhuō				short
䫐	lín	𬃲			to bend (or lower) one's head; to bow (usually refer to submission or admission of a wrong doing)
䫑	yī				good; nice; fine; (same as U+4ACF 䫏; standard form of U+9B4C 魌) ugly, physical or moral deformity, the mask wearing by one who is driven away spirits
䫒	mén				disease, in a coma; apoplexy; unconscious; stupor
䫓	wú				(corrupted form) large head
䫔	qì				a servant, to fear, short; a short person, angry, small headed
䫕	dié				small headed
䫖	chěn				timid; weak and dull
䫗	xiá				reckless; unrestrained; without limit (said of speech; words, etc.), hard to tell
䫘	hé				healthy; strong, hair-less
䫙	sǎng				(non-classical of 顙) the forehead
䫚	guā				short headed
䫛	hóu				reckless; unrestrained; without limit (said of speech; words, etc.)
䫜	āo	𬱮			sunken eyes, a hollow
䫝	fǔ				(same as 馥) fragrance; aroma
䫞	qiāo				large head, a wide forehead, numerous; crowd, (interchangeable 頒) a fish with a large head
䫟	hùn	𫖲			facial complexion (yellowish because of worrying), a round skull and face
䫠	pī	𬱰			short hair and beard
䫡	yán				a long shape of head and face, the cheeks; the jaw, ugly, a long face
䫢	sī				good; fine; excellent, pleasing, a wry neck
䫣	xí				a wry neck
䫤	míng				between the eyebrows and eyes; general facial appearance
䫥	kuǐ	𱆚			a wry neck, a large head
䫦	gé				the lower jawbone, the cranium
䫨	ào				tall and big; colossal
䫩	sǎn	𬱬			to shake one's head
䫪	shuǎng				ugly; repulsive
䫫	lóu				(same as 髏) human skeleton, (interchangeable 鏤) to engrave; to carve
䫬	zhěn				to bow; to lower the head in shame, long and sharp of the head, weak and dull
䫭	huì				bald-headed
䫮	chán				to bend or lower of one's head; to bow (usually refer to submission or admission of a wrong doing), to take, to choose, to dwell, to stop
䫰	lìn				sparse hair
䫱	ná				(same as 顬) a part of the skull
䫲	hàn				thin and sickly in appearance; emaciated look, to move one's head
䫳	dú				(same as 髑) human skull
䫴	jìn	𩖗			weak and dull, to gnash the teeth (in anger or hatred)
䫵	mián				twins
䫶	fán	𫖺			ugly
䫷	è				(same as 顎) the jowl; the cheek bones, high cheek-boned
䫸	chāo				to blow, hot wind; wind of heat
䫹	hóng				(non-classical form) the sound of the wind, a typhoon; great gale of wind
䫺	hóng				a typhoon; great gale of wind
䫻	yù	𫗇			a typhoon; great gale of wind
䫼	xuè	𬱷			breeze; light wind, sound of the wind
䫽	pāo				breeze; light wind
䫾	bī	𫠈			breeze; light wind, cold or flu
䫿	chāo				a cool breeze; cold wind from the north; cold wind from the south-west
䬀	yǒu	𱃖			sound of the wind
䬁	yí				a light cyclone; a whirlwind
䬂	xuè	𬱸			breeze; light wind
䬄	xù				breeze; light wind
䬅	lì	𱃚			a gale; a gust of swift wind, timely wind
䬆	lì				a blustering gale; violent storm
䬇	yuàn				breeze; light wind
䬈	duì				breeze; light wind
䬉	huò				hot wind; wind of heat
䬊	shà				a gale; a gust of swift wind
䬋	léng				violent wind; strong wind
䬌	pōu				the wind blows, blown by the wind
䬍	hū	𬲀			the sound of wind, a gale; a typhoon
䬎	guó	𬱿			hot air; hot vapor, wind of the heat
䬏	bù				wind; light breezes
䬐	ruí	𱃜			breeze
䬑	wèi				a gale; a typhoon, the sound of wind
䬒	sōu			颼	to blow chilly; (same as U+98BC 颼) a whizzing sound, a cool breeze; the south-west wind
䬓	àn	𫗊			hurricane; gale; cyclone
䬔	yú	𱃞			hurricane; gale; cyclone
䬕	xiāng				sound of the wind, degenerate social customs and practices
䬖	héng				(same as U+4B1D 䬝) a storm; a tempest
䬗	yáng				(non-classical form of 颺) blown or tossed about by the wind, to fly or blow away, to scatter; to spread
䬘	xiāo	𩙮			the wind blows, blown by the wind
䬙	yáo				(same as 颻) to dance and toss about in the wind; waving and drifting with the wind, unsteady
䬛	bì				the roaring of the wind, cold wind
䬝	héng	𩙯			(same as U+4B16 䬖) a storm; a tempest
䬞	táo	𩙧			wind; storm, sound of the wind
䬟	liú	𱃙			sound of wind
䬡	zhù			翥	to soar; to take off
䬣	xì	𱃱			(same as 餼) a sacrificial victim, explained as used of the living beast, to bite; to gnaw, to eat to the full; surfeited, a wart; a pimple; a pustule
䬤	zàn				(ancient form of 饡) to put the thick soup or broth on top of the rice (same as 饘) thick congee or porridge
䬥	yì				(ancient form of 饐) cooked food which has become mouldy, sour
䬦	dòu				food items merely arranged for display purpose only; not to be eaten; to set out fruit, etc., in plates arranged only for show
䬧	yuán	𫗟			round shaped cakes
䬨	jiù				to eat to the full; surfeited
䬫	tí	𬲮			clarified butter (regarded as symbol of Buddhist wisdom or truth), cream cheese, to sponge on others; to board
䬬	yǐng	𱃵			to eat to the full; surfeited, well-stacked (figure, etc.); plump
䬮	yí				(ancient form of 飴) syrup; jelly-like sugar made from grains
䬯	nián	𬲫			to have congee (wheat gruel) with friends in old times, (interchangeable 餂) to obtain by hook
䬰	shào				light refreshment, (dialect) animal feeds; fodder; forage made of wild vegetables, rice bran and water from washing rice
䬱	bèn				coarse grains such as corn, millet, etc.; simple food
䬲	gōu	𬲯			to eat to the half full, (corrupted and abbreviated form of 饇) to eat to much; surfeited
䬳	bǎn	𱃷			cakes made of rice flour
䬴	mò				(same as 秣) fodder for animals, to nourish; horse feed; horse grains; fodder, to feed a horse
䬵	gāi				syrup; jelly-like sugar made from grains, to hiccough; to hiccup, (same as 餲) cooked food which has turned sour
䬶	èn	𬲷			to starve; hungry, famished; feeble; decay or decomposition of fish
䬷	shě				well-feed., to glut; to eat to one's heart's content
䬹	zhì	𱃸			(same as 銍) a sickle
䬺	yàng				same as 䭐; cakes; pastry
䬻	jiàn				(non-classical of 餞) to entertain a departing friend, a parting present of food or money
䬼	yuàn				satiated; to dislike
䬽	shuì				wine poured in a libation, a little drink or a few drinks, cakes; pastry
䬾	tí	𬲻			cakes and biscuits
䬿	wěi				small; little, congee; rice gruel
䭀	xùn	𩠇			food (of the Taoist)
䭁	zhì				stinking smell
䭂	yì				damp; humid, to eat to the full
䭃	rěn	𩠈			to eat to until full (飽); (same as 飪) to cook food thoroughly; cakes
䭄	shì				gluttonous; to eat piggishly
䭅	hú	𬲾			cakes, (same as 餬) congee; porridge; gruel
䭆	nè				small children eat less, tired of eating, baked cakes
䭇	yē	𬳀			(same as 噎) to choke on food, (ancient form of 饐) decayed; rotten and smelly
䭈	jiàn	𱄃			(same as 餰) congee; rice gruel, (same as 饘) thick congee or porridge
䭉	suǐ	𬳅			mashed beans, sugared cakes
䭊	yǐng				(same as U+4B58 䭘) well-stacked (figure, etc.); full; plump, food, cakes
䭋	bǎo				(same as 飽) to eat to the full; surfeited
䭌	hú				(same as 餬 糊) congee; porridge; gruel, paste
䭍	hú				(non-classical form of 餬) to live with another at his expense; to live by eating at another's table; to be parasite, congee; porridge; gruel, paste, to erase; to obliterate, to scribble, to use a fake in place of a genuine article; to deceive and swindle, to whitewash; to make up; to touch up
䭎	yè				cakes
䭐	yàng				cakes; pastry; biscuits, a bait; food
䭑	lián	𫗱			incorruptible; honest; clean, (same as U+6B49 歉) deficient, poor crop or harvest, to regret; sorry, (same as U+9921 餡) anything serving as stuffing for dumplings, etc.
䭒	xī	𬳋			breath, to grow; to thrive, to eat, food
䭓	èn	𱃹			food (wheat gruel, etc.) to welcome the guest in old times, to eat to the full; surfeited
䭔	duī	𫗰			steamed dumplings; cakes
䭕	zǎn	𬲕			tasteless; without enough salt; insipid; dull; not interesting, to taste food before royalty partook
䭖	zhù				animal feeds; fodder; forage
䭗	yǐng				(same as 䭘) well-stacked (figure, etc.); full; plump, cakes
䭘	yǐng	𬳑			well-stacked (figure, etc.); full; plump, food, cakes
䭙	jǐn				exquisite; fine, sweet; taste a little sweet, to taste, diseases (of the lips)
䭚	chuáng				(same as standard form 噇) to eat, to eat heavily; to eat without limits
䭛	dàn				(same as 饏) tasteless; without enough salt; insipid; dull, (non-classical of standard form 澉) to wash
䭝	kuài				to eat, ((non-classical form of 膾) minced meat
䭞	yì	𬲳			(same as 繹) a kind of sacrifice offered to gods or the deceased; rotten food; food; cakes and biscuits
䭟	yè				(same as 䭎) cakes
䭠	jiǎn				a snack, supplementary dishes, (corrupted form of U+4B51 䭑) incorruptible; honest; clean, (same as U+6B49 歉) deficient, poor crop or harvest, to regret; sorry; (same as U+9921 餡) anything serving as stuffing for dumplings, etc.
䭡	èn	𱄉			food (wheat gruel, etc.) to welcome the guest in old times, to eat to the full; surfeited
䭢	níng	𬲲			rich; abundance, to eat, to eat without spontaneity; to eat reluctantly
䭣	cí	𬲶			(same as 餈 粢 躄) rice cakes, rice to offered as sacrifice, the grains
䭤	qiǎn				to chew; to eat, to roll round with the hand, cakes; biscuits
䭥	xuè				(non-classical form) a bait, food, cakes and biscuits
䭦	bō				cakes; biscuits; pastry, (same as 餺) cooked food made of rice flour
䭧	mǐ				to feed a baby, (non-classical form of 糜) congee; porridge; rice gruel
䭨	shuì				(same as 䬽) wine poured in a libation, to have a little drink or a few drinks
䭩	mó				to feed a baby, to eat, food
䭪	liáng		𩞯		(simplified form) (same as 糧) grains; foodstuff; provisions; rations
䭫	qǐ				(interchangeable 稽) to kowtow; to bow to the ground
䭬	qǐ				(same as 䭫) (interchangeable 稽) to kowtow; to bow to the ground
䭭	shǒu	𬱯			the eldest son, to give birth to the first child
䭮	fú				jewelry; ornaments; trinkets (for the forehead of a woman)
䭯	bó				(same as 馞) strong sweet smell; strong fragrance
䭰	bèng				strong sweet smell; strong fragrance; (Cant.) classifier for odors
䭱	bié				a little; slightly sweet-smelling
䭲	yǐ				sweet-smelling; fragrant, tasty; delicious
䭳	wèi				a kind of herb; Asafoetida
䭴	huán				an one-year-old horse
䭵	fán				(same as standard form 颿) a swift horse
䭶	qí				(ancient form of 騏) dark-blue horse; a piebald horse; fine horse, dark blue, spotted
䭷	máo				horse with long mane
䭸	fù				a stallion; a male horse
䭹	áng				movement of a horse, a horse with enormous speed and staying power, a horse with white abdominal region
䭺	ǎng				a horse to raise its head high, (same as 䭹) movement of a horse, an angry horse, a scared horse
䭻	fù				a swift horse
䭼	qí				(ancient form of 騏) dark-blue horse; a piebald horse; fine horse, dark blue, spotted
䭽	qún				(same as U+7FA3 群) group; multitude; crowd; swarm; a flock
䭿	yì	𩧭			a swift horse, to summon; to ask; to solicit; to request; to seek for
䮀	bó				a kind of animal; with a horse shape; the tail of an ox and with only one horn
䮁	pián				(same as 駢) a pair of horses, to stand, lie or go side by side
䮂	bá	𱅄			horse with long hair
䮄	xuán	𫠊			an one-year-old horse, a black horse
䮇	yù				(same as 驈) black horse with white thigh
䮈	chí	𬳾			(same as 馳) to go swiftly; to fleet; to rush; to speed
䮉	lú				horses kept at a courier station in former times
䮊	yí				name of a horse
䮋	lì				name of a horse, horses in an ordered line; to travel quickly; to move fast; to hasten, tame, well-bred, to put under control
䮍	niǎo				(same as 褭 裊) curling up, as smoke; wavering gently, around; all around
䮎	xì				a running horse
䮏	wú				name of a horse
䮑	lèi				a gray horse, a kind of grain
䮒	pū				name of a horse
䮓	zhuō				a walking horse, a horse not moving forward, a swift horse
䮔	zuī				a young and fleet-footed horse; foal, a horse with a heavy load and hard to move forward
䮕	zhuó				horse with white forehead, (的盧)
䮖	chāng				name of a horse
䮗	àn	𬴁			white from forehead to lips of a horse, reddish (of a horse head), horse head
䮘	ér				young horse, stallion; male horse
䮙	yù				name of a horse, a traveling horse
䮚	lèng				diseases of horse, horse eat grains
䮛	fù				(same as 駙) extra horse harnessed by the side of the team, swift
䮜	zhá				(same as 䮢) to gallop, swift, to walk lightly (said of a horse)
䮝	hún	𩧰			a legendary animal, a wild horse; mustang
䮞	chǔn	𩨁			a piebald horse, particoloured, miscellaneous, confused and disorderly, a stupid horse
䮟	sōu				big and tall (said of horse), (same as 搜) to search; to reconnoiter, (same as 駷) a walking horse, by a riding-whip to keep the horse walking fast
䮠	bī	𩧿			a kind of animal
䮡	bì				a supernatural horse, (same as 駜) a strong; husky horse, (same as 駁) color of a horse, variegated; parti-colored, mixed; impure
䮢	zhá				a walking horse, to gallop, swift
䮤	hé				one of the 36 gardens in Han Dynasty, (same as 馰) horse with white forehead; fine horse
䮥	lì				color of the horse
䮧	hàn	𱅠			long-hair horse
䮨	zǎi				a piebald horse, particoloured
䮩	gú				a kind of animal (from Beihai)
䮪	chéng				(corrupted form) (same as 騬) to geld a horse or ass, etc.
䮫	lóu	𩨇			a big mule (same as 驢) an ass; a donkey
䮬	mò				name of a horse, (same as 驀) sudden; abrupt, to mount the horse
䮭	mì				to look at in surprise, to gnaw; to bite (said of a horse)
䮮	mài				a kind of mule; a kind of beast
䮯	ào				(same as 驁) fine horse, untamed horse, vicious horse
䮰	zhé	𫘮			a kind of beast, a kind of mule
䮱	zhú				a kind of beast; to chase one another (of herding horses)
䮲	huáng	𱅦			(same as 騜) horse with mixed colors of yellow and white, chestnut color mixed with white
䮳	fán	𩨏			to give birth to, to bring and to rear (interchangeable 蕃) to increase; to multiply; to propagate
䮴	dèng				unstable walking, fall, disease of the horse
䮵	tóng				name of a horse, a young horse
䮷	dú				movement of a horse, a traveling horse
䮸	wò	𬳸			to move slowly and then swiftly (said of a horse), a swift horse, to neigh
䮹	wèi				an angry horse, a hot-tempered; an evil horse
䮺	jì				luxuriant of the grass; the grass growing densely, horses traveling in line order and swiftly
䮻	chì				(same as 禂) to pray, to offer livestock for sacrifice
䮼	lín				(standard form of 驎) (of horse) piebald; fine horse; white horse with black back, name of a fabulous, auspicious animal, horse with black lips, horse with pattern of scales
䮽	biāo	𬴍			(same as 鑣) bit for a horse, to ride on a horse
䮾	lóng	𩧪			(same as 龐) huge, rich; abundance, to fill up; full of (same as 龍) a legendary; miraculous; marvelous animal; the dragon, associated with rain, floods, and geomancy, an emblem of imperialism
䮿	jiǎn	𬴏			(same as 蹇) lame; crippled, slow, weak; feeble; a vicious horse; a feeble donkey
䯀	niè	䯅			a swift horse
䯁	luó				(same as abbreviated form U+9A58 騾) a mule; the offspring of an ass and a mare
䯂	shēn				numerous; very many, large group of horses traveling in a line
䯅	niè		䯀		a swift horse
䯆	yì				(same as 骮) small and thin piece of bones
䯇	kū				to exert oneself; to make an effort; diligent; sedulous
䯈	wán				the pelvis (髂=䯊)
䯉	wā				to choke; the throat chocked and unable to breath smoothly
䯊	qià				the pelvis, bone stuck in the throat, the kneecap; patella; the five lowest pieces of bone of the spinal column
䯋	bó				the shoulder blade; scapula
䯌	kāo			尻	the sacrum; the coccyx; the end of the spine; the rump; the buttocks
䯍	líng				bones, the pelvis; the five lowest pieces of bone of the spinal column
䯎	gàn				(same as 骭) shinbone; tibia, the ribs, calf bone (the part of leg between the knee and ankle)
䯏	guā				the shoulder blade; scapula
䯐	hái				(non-classical form of 骸) shinbone; skeleton
䯑	kuāng				the pelvis, bone stuck in the throat, the kneecap; patella; the five lowest pieces of bone of the spinal column
䯒	héng				(same as 胻) the upper part of the shinbone, or tibia
䯓	kuī				the head bone of livestock, the shoulder blade; scapula
䯔	zé				to incline; to turn on one side
䯕	tīng				bony; skinny
䯖	láng				the muscles of the thigh, the hips, the haunches
䯗	bì				(same as 髀) buttocks, hipbone; innominate bone
䯘	huàn				the kneecap; patella, (same as 垸) to smear with varnishes and ashes
䯙	pò				(same as 髆) the five lowest pieces of bone of the spinal column
䯚	yǎo				the ribs
䯛	wàn				the knee bones; the carpus of the knee, (same as 腕) the wrist
䯜	tì				marrow; fluid of yellow color, between the waist bones
䯞	kuā				bone (the lowest pieces of bone of the spinal column and sides of the abdominal region)
䯟	duì				bone, stupid; dull
䯠	ǎo				the five lowest pieces of bone of the spinal column
䯡	jiàn				
䯢	mó				partial paralysis, hemiplegia; very small, diminutive, minute
䯣	kuì				the kneecap; patella, the cranium
䯤	kuài	𩩈			boneware used to comb the hair, to bind the hair, (same as 鬠) hair tied in a knot for the mourning rites
䯥	àn				with a high skull, dried meat strips
䯦	mà				tiny bone
䯧	qǐng				(same as 廎) a small hall, store-room for melon
䯨	qiāo				(ancient form of 敲) to rap; to tap; to beat, big; great; large; tall; high
䯪	kǎo				big head
䯫	hào				(same as 顥) bright; luminous; hoary; white
䯬	duǒ				(same as 嚲) to hang down; to let fall
䯭	xiān				of nice and good hair
䯮	nái				dishevelled hair
䯯	suō				(same as 髿) hang down of the hair; dishevelled hair
䯰	jiè				use a hair-pin to set and dress the hair
䯱	pī				(said of wild beasts) the hair stands up, walk with one's hair hang down, hairy, hair
䯲	pā				a coiffure with a topknot, dishevelled hair
䯳	sōng				(same as 鬆) (said of hair) loosely arranged, dishevelled hair
䯴	cháng				a coiffure with a topknot
䯵	niè				hair style for little children
䯶	mán				(non-classical form of 鬘) fair of hair, to blacken eyebrows
䯷	sōng				fine hair
䯸	cì				a wig
䯹	xiān				hair
䯺	kuò				(standard form of 髺) the hair dishevelled, as in mourning
䯼	dí				a coiffure with a topknot; a wig
䯽	póu				fine hair; beautiful hair, short hair, a coiffure with a topknot
䯾	tiáo				hairy; with lots of hair, to let the hair grow, as children do
䯿	zú				a coiffure with a topknot, hairy, dishevelled hair
䰀	wǒ				dressed hair of a Chinese woman
䰁	fèi				to meet; to run into suddenly; unexpectedly
䰂	cài				a coiffure with a topknot, a turban; a kerchief
䰃	péng				dishevelled hair, (same as 碰) to meet unexpectedly, to collide; to hit; to touch
䰄	sāi				short hair, bearded; with lots of beard, whiskers
䰆	róu				beautiful and hairy mane, yellow hair; the hoary hair of the aged
䰇	qí				(same as 鬐) mane, fins
䰈	cuó				fine hair, hairy
䰉	pán				dressed hair in a horizontal way, variegated; grey-of hair
䰊	bó				hair, sparse hair
䰋	mán				(same as 髮 鬘) hair, fair of hair
䰌	zǒng				to bind the hair in a knot on the top of the head, mane, dishevelled hair
䰍	cì				(same as U+9AE4 髹) a kind of dark-red paint, to paint or lacquer (articles)
䰎	kuì	𱆃			to twist the hair in a knot on the top of the head
䰏	jì				sparse hair on a knot on the top of the head, hair dressed without ornaments
䰐	lán	𱆅			long hair, hairy, sparse hair
䰒	méng				vague; ambiguous; dim; hazy, mane
䰓	mián				hair, (in old times) to burn a certain stick and then to blacken the eyebrows
䰔	pán				(non-classical of 䰉) dressed hair in a horizontal way, variegated; grey (of hair)
䰕	lú				mane
䰖	zuǎn	𱆈			fine hair; luster of hair; smooth and glossy of the hair, the woman's hair in a knot on the top of the head, hairy
䰗	jiū			鬮	(non-classical) a lot; a ticket, to draw lots
䰘	liú				to kill by hanging or to strangulation, kill, to lower the grade of mourning garments, when wearing the sackcloth with the edges evenly bound
䰙	yǐ				an ancient unit of capacity with three feet and a big opening, a container used to wash rice
䰚	wén				the top part of the rice gruel, to chafe; to scour; to rub; to wipe with hand
䰛	lì				(same as 鬲) a large earthen pot, a large iron cauldron
䰜	lì				(ancient form of 鬲) a large earthen pot, a large iron cauldron
䰝	zèng				a large earthen pot for cooking, a large iron cauldron used to cook in old times
䰞	zhǔ			煮	to cook; to boil; to stew
䰠	shén				god; spirit; immortal, mountain deity
䰡	chì				a fierce ghost; a malicious spirit; evil spirits
䰢	xìng				ghost; a star
䰣	wǎng				(same as 魍) an elf, a sprite, an animal which is said to eat the brains of the dead under ground; a monster
䰤	dōng				ugly, monster; ghost
䰥	huò				(same as 魊) a cyclone; a whirlwind, a fabulous creature which supposedly hurts human beings by casting sand out of its mouth; ghost
䰦	pǐ				ugly, ghost; evil spirits; bogy; goblin; demons and monsters
䰧	hū				sinister, evil and shrewd
䰨	mèi				(same as U+9B3D 魅) mischievous spirit; goblin; elf, a demon with a man's face and four legs, and exhalation of the mountains and forests, to charm; to mislead
䰩	chě				ugly; repulsive, mountain ghosts
䰪	mèi				(corrupted form of 魅) mischievous spirit; goblin; elf, a demon with a man's face and four legs, and exhalation of the mountains and forests, to charm; to mislead
䰫	chāo	𱆙			nimble and active ghost, to move swiftly, strong, crafty; cunning; wily, smart; clever; shrewd
䰬	jú				wild ghost; ghost without head; a demon
䰭	nòu				(same as 䰰) dreary cries of ghosts; sound of monsters
䰯	yì				to fear; to dread; to be afraid of
䰰	rú				(same as 䰭) dreary cries of ghosts; sound of monsters
䰱	líng				name of a god; a legendary spirits having the face of a man and the body of a beast
䰲	yà	𱇍			the sheatfish
䰴	qì				a wafting fish, a fish, to cut a fish
䰵	zī				blackfish or mullet; anchovy
䰷	bàng	𬶆			a fish, (same as 蚌) oyster, a kind of clam, a pretty pearl
䰸	gōng				(interchangeable 魟 same as 鰩) the nautilus; the ray, a fish; looks like crab or king crab
䰹	zé				(non-classical and abbreviated form of 鱡) (same as 鰂) the cuttlefish; the inkfish
䰺	jiè				(corrupted form of 魪) a flatfish; a sole
䰻	yú	𱇕			(same as 漁) to catch fish, to fish, to seize
䰼	qín				a condiment made from minced fish salted, preserved fish; salted fish; fish cured in distiller's grains, a fish
䰽	bèi	𱇑			the globefish, blowfish, puffer
䰿	tuó				(non-classical of 鮀) a kind of small fish grown in fresh water
䱀	yāng	𫚐			a kind of small fish
䱁	qiáo	𫚏			a kind of medium sized fish grown in the sea, long and flat; with a big mouth
䱂	yǒu	𱇤			a fish; common carp
䱃	zhì				a fish
䱄	jiè				(non-classical and corrupted form of 魪) a flatfish; a sole
䱅	mò	𱇚			(same as 鱴 鮆) the mullet, a kind of fish grown in the sea; like abalone; a salted fish
䱆	shéng				(same as 鱦) small fish, spawn, or roe, frog group
䱇	shàn	𱇞		鱓	(same as 鱔) the eel
䱈	qí				(ancient form of 鮨) fish pulp; mashed fish, fine-cut meat, something like the large amphibious creature; newt but very much larger, small fish, (same as 鰭) fins
䱉	shàn				(corrupted form of 䱇) (same as 鱓,鱔) an eel
䱊	mǐ				roe or spawn, a fish
䱋	gǒng				spawn; roe, a kind of legendary fish said to be thousands of miles long, (interchangeable 魟) the nautilus; the ray
䱌	yí	𱇬			globefish; blowfish; puffer
䱍	gèng	𬶊			tuna, something like sturgeon
䱎	gèng	𱇥			(same as 䱍) tuna, something like sturgeon
䱏	tǒu				a fish
䱐	fū	𱇲			globefish; blowfish; puffer
䱑	xué				a fish; something like crab grown in the sea
䱒	yè	𱇰			salted fish, globefish; blowfish; puffer
䱓	tíng	𬶓			a kind of fish, something like the sheatfish
䱔	tiáo				(same as 鰷) a long narrow and silver colored fish; Trichiurus armatus
䱕	móu				labrus, moving fish
䱖	liú				(same as 鰡) shark
䱗	cān	𮬞			a long narrow fish Trichiurus armatus
䱘	lí				
䱙	shū	𩾈			(same as 鮛) a small kind of tuna or sturgeon
䱚	lù	𮬠			a kind of fish
䱛	huò	𮬟			a kind of fish; small fish; fry, a large amphibious creature, something like the newt but very much larger
䱜	cuò	𱇷			shark
䱝	pái				black carp
䱞	liú				a kind of fish
䱟	jù	𱈀			(an ancient name) a kind of silver fish, a kind of insect
䱠	zhàn				a kind of fish
䱡	jú	𱇽			the globefish; blowfish; puffer
䱢	zhēng				a kind of fish
䱣	zú				a long narrow fish; tuna
䱤	xiàn	𱇻			same as U+9C64 鱤
䱥	zhì	𱇹			a kind of fish; silver-gray color with black dots; with small mouth and no teeth
䱨	là				(same as 䱥) a kind of fish; silver-gray color with black dots; with small mouth and no teeth
䱫	là				(same as 鯻) a kind of fish
䱬	xū	𩾊			a kind of fish
䱭	gèng	𱈇			tuna
䱮	é				a kind of fish; skin for making arms or weapons
䱯	mú				(corrupted form) a kind of fish
䱰	zhòng	𩾋			(same as 鮦 鯉 鱧) a kind of fish; black fish
䱱	tí	𬶤			Parasilurus asotus; small fish, fry; large carp
䱲	yuán				a kind of fish
䱳	zhān				(same as 鱣) a kind of sturgeon; Acipenser mikadoi, (interchangeable 鱔) eels
䱴	gèng	𱈈			(same as 䱭) tuna
䱵	wēng	𮬢			stocky hawkfish (Cirrhitus pinnulatus)
䱶	láng				a male crab, cod oil
䱷	yú	䲣		漁	(same as 魚 漁) to fish, to seize
䱸	sōu	𫠑			a family name, (same as 緧) a crupper
䱹	zhǎ	𬶣			(standard form) (same as 鮓) a condiment made from minced fish salted, preserved fish
䱺	hái				a male crab
䱻	huá	𮬡			a kind of fish; a flashing fly-fish in legend
䱼	zhǎn				a kind of fish; seven inches long; good for soup
䱽	chāng	䲝		鯧	the silvery pomfret, Stromateoides argenteus
䱾	lóu	𱈆			a carp-like savory fish
䱿	chàn				a kind of fish
䲀	zhì				a kind of fish
䲂	xuán				a kind of fish
䲃	zǎo				a carp-like fish with fins resembling chicken feet
䲄	mín				(same as 鮸) an ocean fish with long flat body, big mouth, sharp teeth (a cod, same as 鰵)
䲅	guī	𫚜			the globefish; blowfish; puffer
䲆	sū				
䲉	sī	𱈒			a kind of fish; tuna
䲊	duò				fry (of fish), crab, get rid of the scales of a fish
䲋	cén				(non-classical form) a kind of fish
䲌	kuǎn				a fish, the sound of touching the fish net
䲍	téng				(standard form of 鰧) a perch-like fish with white body and red tail
䲎	něi				(corrupted form of U+9BD8 鯘; same as U+9BBE 鮾) to spoil, to go down, to corrupt; spoiled fish-meat
䲏	láo	𬶗			a kind of fish
䲐	lǔ				a kind of fish
䲑	yí				spawn, or roe, a kind of fish
䲒	xiè				(same as 蟹) crab
䲓	yǎn				a kind of fish, the mouth of a fish at surface of the water; gasping for breath
䲕	pū	𬶴			the Yangtze porpoise
䲖	chóu	𩾂			big fish
䲗	xián	𮬣			a kind of fish; with long and flat body; small mouth and pointed lips
䲙	jié	𬶎			a kind of fish; grown in fresh water; with flat body; orange color or blue colored pattern
䲚	lài	𱈖			shad
䲛	méng	𱈛			an ancient name for tuna, a kind of sturgeon
䲜	yè				lots of fish
䲞	lì		𩶘		a general name for perch, etc.
䲡	qiū		鰌		loach
䲢	téng		鰧		loach
䲣	yú		䱷		(simplified form) to fish; to seize
䲦	dài				a legendary bird
䲧	dù				cuckoo; goatsucker or nightjar
䲨	hóng	𬷾			(same as 鴻) wild swan, a wild goose, vast; profound
䲪	xì				a kind of bird
䲬	qí				chicken; pheasant; wild goose
䲮	yuán				a kind of bird
䲯	jí				a kind of black small bird
䲰	yùn	𪉂			a name for the pigeon or the turtle dove
䲱	fǎng				(same as 鶭) a kind of black bird; most of the time stay by the marsh; where water gathers
䲲	gōng				a hawk-like bird; much smaller
䲳	háng				birds flying up and down
䲴	zhèn				(same as 鴆) a kind of venomous bird, poisoned wine
䲵	què				(same as 雀) a general name of small birds, as sparrows, chickadees, etc.
䲸	jiè	𮭡			a kind of bird
䲹	pí	𱉖			osprey; water hawk
䲺	gàn				birds singing; chirps
䲻	xuán				the swallow, (same as 鳶) kite (a bird), kite (a toy)
䲼	shēng	𬸆			a kind of bird, (same as 鼪) weasel
䲽	shí				a kind of bird; suspended rocks
䲾	qiǎo				tailor bird; wren
䲿	cí				(non-classical form of 鶿 U+9DC0) cormorant
䳀	dié				the cuckoo, a kind of pigeon, a kind of water bird
䳁	bó				a wild duck-like water bird, a pheasant like bird
䳂	diāo				a kind of small bird, sound of birds, the feathered; birds
䳃	wǎn				a kind of phoenix-like bird
䳄	cí				(same as 鴜) a kind of water bird; with black color, (same as 雌) female; woman-like
䳅	zhǐ	𱉙			a kind of bird which shares its nest with rats, sound of birds
䳆	bái				a kind of species of myna (or mynah); a grackle
䳇	wǔ	𱉞			(same as 鵡) parrot
䳈	bǎo				(same as 鴇) a bird resembling the wild goose; Otis dybowskii
䳉	dàn				a kind of water bird, (same as 鴆) a kind of venomous bird
䳊	bá				(same as 䳁) a wild duck-like water bird, a pheasant like bird
䳋	tóng				a pheasant-like bird with black and body and red feet, a kind of bird, (same as 蟂) an otter-like animal
䳍	gōng	𮭥			a kind of pheasant-like bird
䳎	jiù				a pigeon-like bird; with a comb or crest
䳏	guì	𱉤			cuckoo, pelican, (same as 鴃) a shrike; butcherbird
䳐	cì				an owl-like bird
䳑	yǒu				a pheasant-like bird
䳒	yuán	𱉧			a kind of bird, a hawk; sparrow hawk
䳓	lǎo	𱉦			a kind of water bird, a vulture; a condor
䳔	jú				a pigeon-like bird; with a comb or crest, a shrike; butcherbird
䳕	fú	𱉺			the pigeon, the turtle dove
䳖	niè				flying birds, a kind of bird
䳙	xǐng				an egret-like bird, a kind of water bird
䳚	kàn	𱉶			a sort of nightingale which is said to sing for the dawn; also the name for a large bat with awing-spread of two feet, a sort of pheasant
䳛	yàn				(same as 鷃) a small brown speckled bird like the quail
䳜	tú	𫛬			(same as 鵌) a kind of bird which shares its nest with rats
䳝	pǒu				a kind of small birds, a kind of bird
䳞	běng				birds flying all directions
䳟	míng	𱊂			a legendary bird, divine birds; the phoenix
䳠	shuì				owl, kite, hawk; sparrow hawk, stop flying (said of bird)
䳡	yàn				(same as 鵻) a kind of bird in ancient books; a wood-pigeon; a hawk
䳢	qí	𫛰			(same as 鶀) small wild goose
䳣	yuán				(non-classical form of 鳶) kite (bird), kite (toy), owl, to soar; to fly
䳤	biē	𫛮			a legendary bird; second name for an owl
䳦	xuān				wren; the tailorbird, a kind of small bird
䳧	hóu	𫛺			an eagle; a hawk
䳨	huáng	𬸛			(same as 凰) the female phoenix, a legendary bird in Chinese mythology, (standard form of 皇) beautiful; brilliant, royal
䳩	yāo				a kind of bird; a pheasant-like bird; red body and with a long tail
䳪	juàn				(non-classical form of 鷒) a kind of bird, a kind of stork-like bird
䳫	kuí	𫛼			(standard form) a small pigeon
䳬	è				(same as 鷊) a kind of bird, a kind of grass, (same as U+9D83) a fabulous sea bird
䳮	mò	𱊓			to look at in surprise (said of bird)
䳯	chóng				a kind of bird, small bird flying, a general name of small birds
䳰	bǎo				(same as 鴇) a bird resembling the wild goose; Otis dybowskii
䳱	wù				(non-classical form of 鶩) ducks
䳲	zhèn	𱊙			a swarm of flying birds; birds soar in groups
䳳	xù				a kind of small bird, strange; weird bird
䳴	tà				a kind of bird, a flying young bird
䳵	chì				a kind of water bird with colorful feather
䳶	xī				(same as 㶉) a kind of water bird, (same as 雞) chickens
䳷	cóng				chicken
䳸	má				the wild goose, sparrow; the house-sparrow
䳹	kòu				a kind dove-like bird, (same as 鵽鳩)
䳺	yàn	𱊣			(same as 鵪) the quail
䳻	cán				eagle; hawk; osprey
䳽	hè				(non-classical form of 鸖) (same as 鶴) crane
䳾	dēng				an owl, the rail (a bird)
䳿	rán				a kind of bird
䴀	tóng				a kind of water bird
䴁	yù				a kind of rat-like bird, a vulture or a condor-like bird
䴂	xiàng				a kind of water bird
䴃	náo				wren; the tailorbird, the golden oriole
䴄	shùn				a kind of bird
䴅	fén				a legendary bird; like magpie; with white body, red tail and six feet
䴆	pú				a kind of bird, a kind of bird good at casting lots or divining
䴇	líng	𱊪			crane; small swan; non-classical form of U+9D12 鴒, wagtail
䴊	yí				(same as 鸃) the crow-pheasant
䴋	huán	𫜅			a kind of water bird; deep eyed, general term for a group of bird
䴌	méng				a kind of water bird; a big gray-white colored body with hairy tail
䴍	yīng				a kind of strange and weird bird
䴎	lěi				(same as 鸓) flying squirrel; bats
䴏	yàn				(same as 燕) a swallow
䴐	bǎo				a kind of bird, (same as 鴇) a bird resembling the wild goose; Otis dybowskii
䴑	dié				a legendary weird bird; resembling the magpie; dark red color; with two heads and four feet, (corrupted form of 鸓) flying squirrel; bats
䴒	líng				(same as 鴒) wagtail
䴖	jīng		鶄		a kind of water bird
䴚	gǎng	𮭰			saltpond; salty marshes
䴛	xiāo				to make decoction of salt
䴜	wāi				salt
䴝	chuài	𱊼			salt, soybean sauce; soy
䴞	dí				salty; briny; salted
䴟	huán				an one-year old deer, a three-year old deer
䴠	yǎo				a young tailed deer
䴡	lì				(same as 麗) beautiful; elegant; fair; fine
䴢	mí				(same as 麋) a kind of deer; Alces machlis
䴣	hū				a kind of animal
䴤	shēng				an animal as big as a rabbit, a two-year old deer
䴥	jiā				(same as 麚) a stag
䴦	yín				a legendary animal; a fox-like animal and with a man's eyes
䴧	wēi				venison
䴩	piáo				a kind of deer
䴪	lù				a fabulous creature, something like a deer, with a single horn
䴫	líng				(same as U+9EA2 羚) antelope
䴬	yì	𪎈			crumbs of barley; bran; chaff
䴭	cái	𬹅			distiller's grains or yeast; ferment for brewing
䴮	shàn	𱋆			cakes pf leaven; yeast, ferment for brewing, crumbs of barley
䴯	hū				a kind of cake
䴰	shú				a family name, (same as 䴬) crumbs of barley; bran; chaff
䴱	tuō	𫜒			cakes and biscuits
䴲	mò	𱋊			flour, rice flour
䴳	huá	𱋎			distiller's grains or yeast
䴴	tiè	𪎋			a kind of cake, a kind of herb medicine, (same as 黏) to stick, glutinous; adhesive
䴵	bǐng	𱋔			(same as 餅) cakes; biscuits; pastry
䴶	péng				(same as 麷) to boil or stew wheat, to simmer ferment for brewing
䴷	hún	𬹉			use the whole piece of barley to ferment for brewing
䴹	guǒ	𱋙		餜	cakes; biscuits; pastry, distiller's grains or yeast, (interchangeable 稞) grains ready for grinding; healthy grains, flour, (same as 䴷) use the whole piece of barley to ferment for brewing
䴺	bù	𱋝			cakes; cookies; biscuits; pastries; dumplings
䴻	lí				dry food
䴼	chàn				to extirpate; to level off; to pare barley
䴽	pí	𫜔			a small round piece of distiller's grains or yeast
䴾	cuó				to grind barley
䴿	méng				grains from the distillery, crumbs of barley, crumbs of rice
䵀	suǒ				coarse crumbs of barley, unrefined or unpolished wheat
䵁	qiàng				decayed dough; rotten noodle
䵂	zhí	𱋪			to grind wheat to powder; with bran and flour mixed together
䵃	kuàng	𱋫			a kind of barley, dust of ferment for brewing; small crumbs of grains from the distillery
䵄	bí				(same as 麷) to boil or stew wheat, to simmer ferment for brewing, (interchangeable 豐) various kinds of rush from which mats, bags, etc. are made; vines of the rushes
䵅	áo				(same as 熬) to extract by applying heat, to cook; to stew or simmer
䵆	méng	𱋮			(same as 䴿) grains from the distillery, crumbs of barley, crumbs of rice
䵇	xiàn				to dislike; to reject; to hate, a house; a building
䵈	kù				unspun/raw hemp/silk
䵉	tóu				Abutilon, grassy plant with fibres from which cloth is made
䵊	tuān				(same as 䵍) yellow, used in person's name
䵋	wěi				yellow, greenish yellow
䵌	xiān				reddish yellow
䵎	tuān				dark yellow, yellow, bright; well-illuminated
䵏	lǎo				yellow; straw colored
䵐	chǎn	𱋴			yellow, (dialect) yellowish black; dark yellow
䵑	nì				(same as 䵒 U+4D52) glue, a kind of cement made of hemp, lime and oil
䵒	nì				glue, a kind of cement made of hemp, lime and oil
䵓	lí				the mole
䵔	dǒng				to turn on the heel, not moving forward
䵕	jù				a variety of millet, to stick, sticky; glutinous
䵖	qiàn				panicled millet, congee; porridge; rice gruel, ripening of paddy or rice; a harvest
䵗	bó				to clean the withered; dried and decayed leaves of the bottom part of millets, grains, beans or peas, a variety of millet, beans and peas collectively, to paste up, to attach to, to stick up; to glue
䵘	shài	𬓸			not sticking together, non-adherent; (same as 曬) to dry in the sun; to expose to sunlight
䵙	zhā				sticky; to append; padding; cushioning, to paste on something
䵚	tǎo				(dialect) kaoliang; sorghum
䵛	qiàn				(non-classical form of 䵖) panicled millet, congee; porridge; rice gruel, ripening of paddy or rice; a harvest
䵜	nǒng				to plough and sow, a kind of fruit
䵝	yì				dark black, black
䵞	jìng				(ancient form of 黥) ancient punishment of tattooing the face
䵟	gǎn				(same as 皯) black, black moles or black birthmarks on the face
䵠	dí				rushes used form making mats, face decorations (for women), to ornament on the face of a woman
䵡	jiǎn				(non-classical form of U+4D64 䵤) to crack or chap; (cracked) black skin
䵢	mèi				light black, dark black
䵣	dá				white with black; black and beautiful, name of a county in ancient times
䵤	jiǎn				to crack or chap; (cracked) black skin
䵥	yù				black, dark; deep
䵦	xiè				(non-classical form of 汙 污) to stain; to mess up, dirty; filthy
䵧	zài				to dye
䵨	máng				dark; dim; obscure, personal secrets
䵩	lí				(non-classical form of 黧) dark yellow, black mark, light yellow; sallow
䵪	gùn				pure black, to omit, to forget, to wonder about doing nothing
䵫	xūn				(same as 纁) light red (same as 黦) yellowish black
䵬	tà				black (corrupted form of 濌) sound of the flowing water
䵭	zhè				black
䵮	yàng				red-and-black color, light green; light blue
䵯	tuǎn				(same as 畽) a village; a farmstead, a hamlet, the land outside a city
䵰	shāng				black color, red-and-black color
䵱	xì				red-and-black color, blue-and-black color, black color
䵲	qiāo				raw hemp, mildewed hemp; freckles
䵳	wèi	𪑅			light black
䵴	yìng	𫜙			black color, black specks; mottles on the face, black face, (same as 暈) to faint; giddy and dizzy
䵵	chuā				yellowish black and white, short and black, over-fatigued; weary; tired
䵶	qú	𱌁			a kind of frog; a kind of sea turtle; with two horns; and pattern on the tortoise shell
䵷	wā	𱌃			(same as 鼃 蛙) frog, (interchangeable 哇) retch, noise of vomiting
䵺	tǐng				(same as 圢 町) boundary between agricultural lands, (in Japan) a street; a city block, ant hill; formicary, vacant land by the side of a house; a paddock, deer trace; deer track
䵻	gǔ				a small tripod of bronze with two ears (standard form 鏏) tripod of bronze with two ears; heavy three-legged caldron or sacrificial vessel
䵼	shāng				to boil; to cook; to stew
䵽	cà				sound of drums, to beat the side of a drum
䵾	fú				sound of drums, loud noise of the military drums, (same as 拊) to pat; to touch with hand lightly or tenderly, to slap; to tap; to clap hands
䵿	tiè				a silent drum, spacious
䶀	tà				sound of drums; image of the sound
䶁	tà				noises; disorderly or confused sound of the drums
䶂	zhuó				a squirrel-like animal, a flying squirrel, a rat-like animal; much smaller
䶃	hán				a kind of rat, lizard
䶄	píng				striped mottled rat; mountain rat; short and red-brown colored with spots
䶅	hé				a marmot-like rat with a big head
䶆	zhuī				(dialect) a rat; a mouse
䶇	zhòu				a rat
䶈	bó				a kind of rat, known together as the kangaroo
䶉	liú				guinea pig; a kind of big rat; living in the bamboo grove
䶋	xī				sound; sound of the breath
䶌	pào				(same as 皰) a pustule or pimple
䶍	dì				(same as 嚏) to sneeze
䶎	hē				sound of breath; snoring; snorting
䶏	tì			涕	(same as 洟) tears; snivel; nasal mucus, (same as 挮) to weep; to snivel
䶐	wài				to take breath; snoring; snorting
䶒	qí				outstanding ability, exquisite; fine
䶓	jì				ramie; linen sackcloth, to twist and join (cords); to continue, to order the arrest of; to capture
䶔	chí				prominent gums (of the teeth)
䶕	bà	𫜨			irregular and prominent teeth
䶖	jìn				disease of tongue (said of an ox), to keep the mouth shut
䶗	kè	𮯙			to bite; use all the strength to bite; to gnaw, bones squeeze between teeth (could not be picked out)
䶘	lì				the sound of chewing something dry and hard, sound of gnawing or biting
䶙	jù				swelling of the gums (of the teeth)
䶚	qǔ				(non-classical form of 齲) decayed tooth; carious tooth
䶛	là				to separate the meat from the bones with teeth, the sound of using teeth to separate the meat from the bones
䶜	gǔ				the process to whiten the ivory or elephant tusk; sound of gnawing
䶝	qià				growing irregular teeth; crooked teeth, cleft tooth; sound of gnawing
䶞	qí				to gnaw; to bite
䶟	xiàn				to gnash the teeth (in anger)
䶠	jiǎn				(same as 䶢) to gnaw; to bite, to hold in the mouth
䶡	shí				sound of biting, (same as 齰) to chew; to gnaw
䶢	jiān	𬺍			to gnaw; to bite, to hold in the mouth
䶣	ái	𬺃			to grind the teeth, teeth
䶤	huá				sound of chewing bones
䶥	zhā				(same as 齟) unevenly-fitting teeth, irregular teeth, resplendent with variegated coloration; bright and colorful
䶦	zé	𬺉			upper and lower teeth in order and corresponding each other, to gnaw; to bite
䶧	yǎo	𱌰			to gnaw; to bite
䶨	zhān	𱌵			in the manner a toothless person chewing food
䶩	jì				to gnaw; to bite, well-arranged teeth
䶪	chà	𬺕			sharp teeth; to break something hard like a knife, sand (in food), ugly
䶫	yàn				fine teeth, irregular teeth
䶬	jiān				hard fins on the back of a dragon
䶰	jiāo				feather ornaments
䶱	tóng	𱍇			a kind of turtle
䶲	nán	𫜳			the edge; the hem or the margin of the tortoise shell
䶳	yuè				to lookup, to adore, to rely upon
䶵	chí				(same as U+7B8E 箎) a bamboo flute with seven holes
丆	hǎn				kwukyel
両	liǎng			兩	two, both, pair, couple; a tael, ounce
丯	jiè				dense
乁	yí				
乄	wǔ				SHIME: to find a place to dwell; sum; a measurement of paper; SHITE to do; (not to be confused with U3024 HANGZHOU NUMERAL FIVE)
乊	yī				kwukyel
乗	chéng				ride, ascend; avail oneself of; numerary adjunct for vehicles
乚	yǐn			隱	hidden, mysterious, secret; to conceal; small; minute
乤	xià				first character of Korean place name 'Halpho'
乥	hù				kwukyel
乧	dǒu				
乫	jiā				used in Korean place names
乬	jù				to hang
乭	shí				rock; used in Korean names
乮	mǎo				
乯	hū				
乲	zī				
乵	yǎn				to enter; to make progress to advance; to urge forward
乷	shā				
乺	suǒ				painting tool place name
乻	yú				
乼	cui				rope
乽	zhě				
亗	suì			岁	harvest; year; age
亜	yà				Asia; second
亣	dà				
亪	ye				kwukyel
亰	jīng				capital city
亴	yòu				
仏	fó				Buddha
仐	sǎn				(J) non-standard form of 傘 U+5098, umbrella, parasol, parachute
仒	bīng				kwukyel
仛	tuō				young girl; strange, different
仜	hóng				
仠	gǎn				
仢	bó				
仦	chào				
仧	cháng				
仩	cháng				
仭	rèn				ancient unit of measure (8 feet); 'fathom'
仮	fǎn				falsehood, deception; vacation
仯	chào				
仱	qián				
仴	wò				
仸	yǎo				bent, distorted, crooked; feeble
仹	fēng				
仺	cāng				
仼	wáng			任	
仾	dī			低	to hang or bow the head, to droop, to lower; low, beneath
伂	pèi				
伃	yú			妤	handsome
伅	dùn				
伆	wù				
伌	ài				
伒	jìn				
伓	pī				
伔	dǎn				
伖	tǎng				
伝	yún				summon; propagate, transmit
伡	chē		俥		rickshaw, cart, vehicle; name of piece in Chinese chess
伨	xùn				
伬	ze				
伮	nǔ				to make a great effort
伳	xiè				
伵	xù				
伷	zhòu			冑	descendent
伿	yì				
佁	yǐ				
佂	zhēng				
佄	hān				
佅	mài				
佊	bǐ				
佋	zhāo			紹	continue, carry on; hand down; to join
佒	yǎng				
佖	bì				
佦	shi				
佨	bāo				
佭	xiáng				unsubmissive; obstreperous
佮	gé				(Cant.) intensive particle
佲	mǐng				
侊	guāng				big
侎	mǐ			敉	to soothe, to pacify; to settle, to establish
侒	ān				
侓	lù				
侕	ér				
侙	chī				
侞	rú				
侟	cún				
価	sì				price, value
侤	ta				
侫	nìng				flattery; glib
侭	jǐn				complete, utmost
侰	jiǒng				
侱	chěng				
侲	zhèn				
侳	zuò				
侸	shù				
侺	shèn				
侻	tuì				
侼	bó				
侾	xiāo				
俀	tuǐ				
俆	xú				
俇	guàng				
俈	kù			嚳	to inform quickly; an urgent communication
俋	yì				
俌	fǔ				
俒	hùn				
俕	sàn				
俖	pěi				
俙	xī				to pretend, appear as if
俢	xiū				
俥	chē	伡			rickshaw, cart, vehicle; name of piece in Chinese chess
俧	zhì				
俫	lái		倈		to induce to come; to encourage
俬	sī				(Cant.) 傢俬, furniture
俰	huò				
俹	yà				
俼	yù				
俽	xīn				
俿	hǔ				
倁	zhī				
倄	yáo				
倇	wǎn				
倈	lái	俫		徠	to induce to come; to encourage
倊	zòng				
倎	tiǎn				
倕	chuí				
倗	péng				
倛	qī				
倠	suī				
倧	zōng				
倯	sōng				
倰	lèng				
倱	hùn				
倲	dōng	㑈			(simplified form) rude; barbarous, stupid; dull, last name
倳	zì				to stick in, to stab; to erect
倴	bèn				a place in Héběi
倹	jiǎn				temperate, frugal, economical
倿	nìng				
偀	yīng				
偂	qián				
偄	ruǎn				weak
偅	zhòng				
偆	chǔn				
偊	yǔ			踽	to walk alone; self-reliant
偋	bìng				
偍	tí				
偐	yàn			贋	false, counterfeit, spurious
偑	fēng	㐽			
偒	tǎng			蕩	
偔	è				
偖	chě				rip up, tear down; raise; haul
偗	shěng				
偙	dì				
偛	chā				
偞	xiè				
偠	yǎo				
偣	yān				
偤	yóu				
偦	xǔ				
偧	zhā				
偮	jí				
偳	duān				
偹	bèi				prepare, ready, perfect
偼	jié				
傁	sǒu			叟	old man
傂	zhì				
傃	sù				
傄	xiā				
傆	yuàn				
傇	rǒng				
傉	nù				
傊	yùn				
傋	jiǎng				
傏	táng			搪	to ward off; to parry; to keep out, as wind, rain, or cold
傐	hào				
傗	chù				
傛	yǒng				
傝	tàn				
傟	yǎng				
傠	fá				
傡	bìng				
傦	gǔ				
傪	cān	𫢺			
傫	lěi				tired, exhausted; surname
傰	bēng				
傱	sǒng	𰁧			
傶	zú				
傸	chuǎng				
傹	jìng				
傼	hàn				surname
傽	zhāng				terror-stricken
僀	dì	𰂗			
僁	xiè				
僆	liàn	𫢪			
僈	mán				negligent, remiss
僋	tàn				
僌	yíng				
働	dòng	𫢙			labor; work
僐	shàn				
僒	jiǒng				
僓	tuǐ	𰂜			
僗	láo	𫢬			
僘	chǎng				
僙	guāng				
僛	qī				tipsy reel
僟	jī				
僠	bō				
僡	huì				
僢	chuǎn				
僪	jú				
僫	è				
僲	xiān				
僶	mǐn				forcefully
僷	yè				
僸	jìn				
僺	qiào				
僼	fēng				
僽	zhòu				haggard; sallow, pallid
儏	càn				
儑	án				
儖	lán	𫣉			
儙	qiàn				
儚	méng				(J) equivalent to 果敢 U+679C U+6562, fleeting, momentary, ephemeral; vain, empty; fickle
儛	wǔ				to skip about, to dance for joy
儝	qióng				
儠	liè				
儢	lǚ	𰂦			
儣	kuǎng	𠆲			
儥	yù	𰂏			
儧	zǎn				
儨	zhì				
儫	háo				
儬	qìng				
儮	lì				
儯	téng				
儰	wěi	𫢭			
儴	ráng				
儶	huì				valiant, brave; eminent
儾	nàng				slow, dull; irresolute
兂	zān				hairpin, clasp; wear in hair
兊	duì				
兏	cháng				
児	ér				son, child, oneself; final part
兓	jīn				
兤	huǎng				
兦	wáng			亡	destruction
兯	han				kwukyel
兺	fēn				
兾	jì				same as 冀 U+5180 to hope for; to wish
兿	yì				
冎	guǎ				
冚	kǎn				(Cant.) cover, lid
冝	yí				suitable, right, fitting, proper
冟	shì				
冦	kòu				bandits, thieves; enemy; invade
冨	fù				abundant, ample; rich, wealthy
冩	xiě			寫	write; draw, sketch; compose
冭	tài				
冴	hù				freezing; stopped up, closed off
冸	pàn				
冹	fú				
冾	qià				
冿	jiān				
凁	sōu				
凂	měi			浼	to request; to ask a favour of
凎	gàn				
凐	yīn				
凒	ái				
凕	mǐng				
凖	zhǔn				rule, guideline, standard
凗	cuī				
凘	sī				ice floating in freshly-melted water
凙	duó	𪞝			an icicle
凚	jìn				cold; chilly
凣	fán			凡	all; common; general; every, whenever; generally
凧	zhēng				kite
凨	fēng				wind; air; manners, atmosphere
凩	mù				wintry wind
凪	zhǐ				calm, lull
凬	fēng				
凲	gān				
凷	kuài				dirt clod; piece
凾	hán			函	correspondence; a case; a box
刄	rèn			刃	edged tool, cutlery, knife edge
刅	chuāng			創	to create, to make to invent; to begin
刉	jī				
刋	qiàn			刊	publication, periodical; publish
刏	jī				
刐	dǎn				
刔	jué				scoop out; gouge
刕	lí				
刟	diāo				
刢	líng				
刣	zhōng				
刯	gēng				
剆	luǒ				
剈	yuān				
剓	lí				
剘	qí				
剠	qíng				brand
剢	dū				
剣	jiàn				sword, dagger, saber
剤	jì				medicinal preparation
剦	yān			閹	to castrate
剨	huō				sound of something being smashed
剫	duó				
剬	duān				
剭	wū				
剰	shèng				leftovers, residue, remains
剱	jiàn				sword, dagger, saber
剶	chuān				
剻	pěng				
剼	shān				
剾	kōu	𠛅			to pick up with knife
劅	zhuó				
劆	lián				sickle
劋	jiǎo				
劎	jiàn				sword, dagger
劔	jiàn				sword, dagger, saber
劕	zhì				
劗	jiǎn	𭄛			to cut, clip
劚	zhǔ	㔉			cut
劜	yà				
劤	jìn				strong
劥	kēng				
劧	zhǐ				
劯	zhū				
劰	mò				
労	láo				labor, toil, do manual work
劶	kǒu				
劷	yáng				
劸	wā				
劺	móu				
劽	liè				
勀	kè				
勂	gào				
勆	láng				
勊	kè				
勎	lù				
勏	bù				
勓	kài				
勜	wěng				
勡	piào				
勥	jiàng				to force; tough
勧	quàn				recommend, advise, urge
勨	xiàng				
勪	jué				
勫	fān				
勬	juān				
勭	tóng				
勮	jù				
勴	lǜ	𰅔			
勶	chè				
勼	jiū				to hook, entice, inveigle; surname
勽	bào			菢	to incubate; to brood; to hatch
匁	wén				Japanese unit of weight (1/1000 of a kan)
匂	xiōng				fragrance, smell
匇	yì				
匌	gé				
匎	è				
匒	dá				
匓	jiù				
匛	jiù				
匢	hū				
匤	qū				
匥	fán				
匨	zāng				
匩	kuāng				
匫	hū				
匬	yǔ				
匰	dān	𰅦			
匷	jué				
匼	kē				place in Ruìchéng county, Shānxī; ancient term for a scholar's cap
単	dān				same as 單 U+55AE, single, individual, only; lone
卙	jí				
卥	xī				
卭	qióng			卬	high. to raise
卶	chǐ				
卾	è				
厁	sān				
厃	wěi				to look upward
厇	zhé				
厈	hǎn				
厊	yǎ				
厏	zhǎ				
厑	yá				
厒	qiè				
厛	tīng				
厡	yuán				
厧	diān				
厫	áo				granary
厬	guǐ				
厯	lì				
厱	lán	𰆚			
厳	yán				strict, rigorous, rigid; stern
厵	yuán				a spring; source
厸	lín				
厼	ěr				kwukyel
厽	lěi				
叀	zhuān				
叏	guài				
叐	bá				to prick a dog to make him go
叓	shì				affair, matter; work
叜	sǒu			叟	old man
叝	jí				to respectfully inform
叞	wèi				
叧	guǎ				to cut meat off away from bones; ancient torture
叴	qiú			厹	a three-edged spear
叺	chǐ				a straw bag; a tobacco pouch
叾	liǎo				西貢叾, a place in Hong Kong
叿	hōng				
吀	miē				
吂	máng				
吇	zǐ				
吘	ǒu				
吙	huō				
吢	qìn				vomiting of a dog
吤	jiè				
吷	xuè				a soft sound made by blowing through the mouth
吺	dōu				
呁	jùn				
呄	gé				
呅	méi				(Cant.) a dollar
呉	wú			吳	one of warring states; surname
呍	hōng				(Cant.) phonetic
呚	wen				
呞	shī				
呟	juǎn				to mutter, grumble, murmur
呥	rán				(Cant.) intensifying particle
呩	shì				
呭	yì				final particle expressing consent; talkative
呮	qì				to sit; (Cant.) only, merely; a final particle of intimacy
呹	yì				(of animals) to eat grass
呾	dá				
咃	tuō				
咉	yāng				an echo, a sound to vomit, as an infant
咓	wǎ				(Cant.) final particle
咘	bù				
咜	ta				to scold
咞	xiàn				
咟	huò				
咰	shù				
咵	kuǎ				to revile
咶	huài				
哅	xiōng				
哊	yòu				
哖	nián				
哘	xing				
哛	fēn				
哠	hào				
哣	pǒu				(Cant.) sick, unwell
哬	hé				
哯	xiàn	𠯟			
哴	liàng			喨	crying of infants
哵	bā				the cry of a bird
哷	liè				
哸	suī				
哹	fú				
哻	hān				
哾	shuō				
唀	yòu				
唋	tū				
唌	xián				
唍	wǎn				
唒	qiú				
唓	chē	𪠳			(Cant.) interjection
唖	yǎ				dumb, mute; become hoarse
唗	dōu				interjection: greeting or sigh
唙	dí				
唜	mò				
唟	qù				place name
唥	lang				(Cant.) a bundle; onomatopoetic; round, circular; guys (slang)
唦	shā				
唨	zǔ				(Cant.) particle indicating past tense
唩	wō				
唭	qì				
唴	qiàng				
唺	tiǎn				
唽	xī				to twitter
啂	nǒu				
啇	dì				to stalk; the stem; the foot; the base
啈	hēng				to speak harshly, command sharply
啋	cǎi				(Cant.) an interjection used to berate someone
啌	xiāng				animal disease
啒	gǔ				
啔	qǐ				
啘	yè				
啙	zǐ				poor
啚	bǐ				low, mean
啛	cuì				(Cant.) interjection (used by men)
啝	hé				(Cant.) final particle expressing surprise
啠	zhé				
啨	yīng				
啩	guà				(Cant.) particle implying probability
啳	quán				
啹	jú				(Cant.) stupid, idiotic; to kill, slaughter; to roll or crumple into a ball; phonetic
啿	dàn				
喅	yù				
喍	chái				
喐	yù			郁	(Cant.) to move, touch, hit
喕	miǎn				
喖	hú				
喗	yǔn				
喛	huàn				
喞	jī				chirping of insects; pump
喠	zhǒng				
喡	wéi				
喢	shà				
喩	yù				metaphor
喯	pèn				
喴	wēi				hello; (Cant.) phonetic
営	yíng				encampment, barracks; manage
喸	bǔ				place name
嗂	yáo				
嗋	xié				
嗏	chā				(Cant.) imperative final particle
嗗	wā				(Cant.) quarter of an hour
嗘	jī				
嗠	lào				
嗢	wà				a loud, prolonged laugh
嗭	zhí				place name
嗮	sài				(Cant.) verbal aspect marker for full extent
嗱	ná				(Cant.) exclamation, there! now!
嗴	qiāng				
嗸	áo				same as 嗷 U+55F7, noisy
嗺	zuī				
嗼	mò				curtain, screen, awning, tent
嘃	chōng				
嘄	jiāo	𫪧			
嘇	shān	𰇼			
嘋	xiào				howl, roar
嘕	xiān				
嘙	pó				
嘝	hú				
嘨	xiào				roar, howl, scream; whistle
嘪	mǎi	𪡃			
嘳	kuì	𪡞			
嘺	qiáo	𪡀			(Cant.) coincidental
嘼	chù				
嘾	dàn				
噃	fān				(Cant.) emphatic final particle
噄	chī				
噆	zǎn				to hold in the mouth; to bite
噈	cù				
噊	yù				
噋	tūn				to swallow hastily; to gobble up
噐	qì			器	receptacle, vessel; instrument
噑	háo			嚎	the roar of beasts; to howl, wail
噒	lián				(Cant.) to suck and gnaw on bones
噕	huī				to speak falsely or wrongly; ugly
噖	yín				
噟	yìng				
噡	zhān				
噣	zhòu				a beak; to peck; to order, enjoin upon
噧	xiè				
噮	yuàn				
噰	yōng				
噵	dào				
噺	xīn				story, talk
噽	pǐ				
噾	yīn				
噿	zuǐ				
嚁	dí				
嚂	làn	𰈓			
嚈	yè	𫩫			
嚊	pì				to pant; wife; (Cant.) particle indicating doubt
嚋	chóu				
嚍	jìn	𫩺			
嚑	xūn				
嚒	mē				
嚖	huì				
嚘	yōu				
嚛	hù	𪠸			
嚠	liú	𭇯			a clear sound
嚡	hai				(Cant.) rough; interjection
嚢	náng				bag, purse, sack; put in bag
嚤	mó				(Cant.) slow; late
嚧	lú	𠰷			
嚩	mó	𰈶			
嚪	dàn	𫫦			
嚫	chèn	𰈍			(Cant.) aspect marker of injury
嚰	mó				
嚸	diǎn	𰈊			
嚹	lá				(Cant.) a particle implying completion, certainty, or urgency
嚺	tà				
嚻	xiāo				be noisy; treat with contempt
嚽	chuò	𪢕			
嚾	huān				
嚿	huò	𫩥			(Cant.) a lump; measure word
囃	cà	𠱞			to play (on an instrument); to accompany; to banter, jeer
囄	lí				(Cant.) to come
囇	lì	𫪃			
囋	zá	𰉄			
囎	zen				
囏	jiān				
囐	zá	𰈯			
囕	lǎn	𰈆			
囖	lo				(Cant.) final particle for pointing out the obvious
囜	nín				
団	tuán				sphere, ball, circle; mass, lump
囩	yún				
囲	tōng				surround, encircle, corral; whip
図	tú				diagram; chart, map, picture
囼	tāi				
圁	yín				
圎	yuán				circle; round, circular; complete
圏	quān				to circle; a circle; corral
圑	pǔ				
圔	yà				
圗	tú				diagram; chart, map, picture
圚	huì				
圝	luán			圞	entire
圠	yà				
圡	tǔ				
圤	pú				
圥	lù				mushroom
圦	kuài				(kokuji) water gate, spout
圧	yā				same as 壓 U+58D3, to press; to oppress; to crush; pressure
圲	qiān				
圴	zhuó				
圵	dàng				
圶	qià				
圷	xià				
圸	shān				
圼	niè				
圽	mò				
圿	jiá				
坁	zhǐ				
坃	xūn				
坄	yì				
坅	qǐn				
坉	tún				
坔	dì				
坖	jì				
坘	dǐ				
坙	jīng				
坢	bàn				
坣	táng				
坥	qū				
坧	zhī				
坬	guà				
坮	tái				platform; unit; term of address
坶	mǔ				
坸	gòu				
坹	xuè				
坺	bá				(Cant.) classifier for soft masses
坾	zhù				
垀	hū				
垁	zhì				
垉	páo				
垊	min				
垐	cí				
垑	chǐ				
垘	fú				
垥	xié				
垨	shǒu				
垪	bìng				
垬	hóng				
垰	kǎ				
垳	háng				
垶	xīng				
垷	xiàn	𰉚			
垸	yuàn				a dyke, embankment
垹	bāng				
垼	yì				
垽	yìn				(Cant.) sediment, precipitate
埁	qín				
埅	fáng				
埉	jiā	𰉥			
埊	dì				
埍	juǎn				
埐	jīn				
埑	zhé				
埓	liè				enclosure, dike, embankment
埖	huā				
埞	dī				(Cant.) place
埢	quán				
埣	suì				
埥	qīng				
埨	lǔn	𫭢			
埩	zhēng				
埪	kōng				
埬	dōng	𪣆			
埮	tàn				
埱	chù				
埻	zhǔn				bull's-eye, target
埾	jù				
埿	ní				
堁	kè				
堏	fang				
堒	kūn				
堓	àn				
堔	shēn				
堗	tū				
堚	hún	𪣒			
堛	bì				
堜	liàn				
堟	zhuàn				
堢	bǎo				
堣	yú				
堥	máo				
堩	gèng				
堫	zōng				
堬	yú				
堶	tuó				throw heavy weights
堷	yìn				
堸	féng				
堹	zhòng				
堺	jiè				person's name
堻	jīn				
堾	chūn				
塀	píng				wall, fence
塁	lěi				rampart, military wall
塇	xuān				
塉	jí				
塎	yǒng				
塐	sù			塑	model in clay, sculpt; plastics
塖	chéng				
塛	lì				
塜	zhǒng				dusty, dirt
塣	zhèng				
塦	zhèn				
塧	ài				
塨	gōng				used in personal names
塩	yán			鹽	salt
塪	kǎn				
塮	xiè				
塯	liù				
塰	hǎi				
塳	péng				(Cant.) classifier for walls; covered (with dust); to scatter (like dust)
塴	bèng				
塶	lù				
塷	lǔ				
塸	ōu	𫭟			
塺	méi				
塻	mò				
墂	biāo				
墄	cè				the steps of a stairway
墆	zhì	𰊂			
墇	zhàng				
墋	chěn	𫮅			
墌	zhí				
墍	xì				paint, decorate
墎	guō				
墏	qiǎng	𰊈			
墑	dì				
墔	cuī				
墕	yàn				
増	zēng				increase
墚	liáng				mountain range
墛	wèi				
墡	shàn				chalk
墢	bá	𫭨			
墣	pú				
墤	kuài			隤	to fall in ruins, to collapse, to overthrow; decayed, ruined, lost
墥	dǒng				
墧	què	𰉩			
墭	shèng				
墯	duò				
墱	dèng				stone steps, stairs up a platform
墲	mú				
墴	huáng				
墷	yè	𰉪			
墸	zhù				
墹	jiàn				
墽	qiāo				
墿	yì	𰉣			
壀	pí				
壂	diàn				
壃	jiāng				
壄	yě				
壉	jù				
壊	huài				bad, spoil(ed), ruin, destroy
壌	rǎng				soil, loam, earth; rich
壍	qiàn	𰊢		塹	moat around a city. a channel
壏	xiàn	𰊑			
壐	xǐ	𡊑		璽	the Imperial signet; the great seal
壗	jìn	𡋤			
壛	yán	𰊡			
壣	lín	𪤚			
壥	chán				
壦	xūn				
壧	yán	𫭲			
壨	léi				
壭	san				kwukyel
壱	yī				number one
売	mài				sell; [NOT casing, shell, husk]
壵	zhuàng				
壷	hú				jar, pot, jug, vase; surname
壾	mǎng				
夁	yī				
夃	gǔ				
夈	zhāi				
変	biàn			變	change, transform, alter; rebel
夋	qūn				to dawdle; the emperor Yao's father
夎	cuò				
夐	xiòng				long, faraway; pre-eminent
夑	xiè				
夛	duō				much, many; more than, over
夝	qíng				ancient form of U+6674 晴; clear weather
夞	wài				
夡	qì				
夦	chěn				
夨	zè				
夰	gǎo				
夲	tāo				advance quickly; to go back and forth; origin, source
夳	tài				
夵	yǎn				
夻	huà				fish name
夽	yǔn				
夿	bā				
奀	ēn				(Cant.) skinny, tiny; to jerk, dangle
奃	dī				
奅	pào				imaginary; (Cant.) a lie
奆	juàn				
奊	xié				
奍	quān				
奒	kāi				
奙	běn				
奛	huǎng				opening, radiant
奝	diāo				large
奞	xùn			奎	the stride made by a man
奟	bēng				
奤	hǎ				
奦	wù				
奨	jiǎng		奬	奬	prize, reward; give award to
奯	huò	𫯥			
奱	luán				
奲	duǒ	𫰂			
奵	dǐng				
奷	qiān				
奺	jiǔ				
奻	nuán				
奾	xiān				
奿	fàn				
妀	jǐ				
妋	fū				
妌	jìng				
妎	hài				jealous, jealousy
妐	zhōng				
妑	pā				
妔	kēng				
妕	zhòng				
妛	chī				
妜	yuè				
妟	yàn				
妠	nà				(Cant.) to collect, seize, grab
妡	xīn				
妢	fén				
妦	fēng				
妧	wàn				
妰	zhuó				
妱	zhāo				
妴	yuàn				
妶	xián				
妼	bì				
妿	ē				
姀	hé				
姂	fá				
姃	zhēng				
姇	fū				
姌	rǎn				weak and slender in appearance
姎	yāng				
姏	mán				
姕	zī				
姖	jù				
姛	dòng				
姟	gāi				
姠	xiàng				
姡	huá				
姢	juān				beautiful, graceful
姩	niàn				(Cant.) breast
姫	jī				beauty; imperial concubine
姭	xiàn				
姯	guāng				
姰	jūn				
姲	yàn				
姳	mǐng				
姴	liè				
姷	yòu				
姼	shí				
姾	quán				
娊	xiàn				
娋	shào				
娍	chéng				
娎	xiè				
娏	máng				
娐	fū				
娔	kè				
娕	chuò				
娖	chuò				cautious, prudent
娗	tǐng				
娙	xíng	𫰛			
娝	pōu				
娞	něi				
娡	zhì				
娢	hán				
娤	zhuāng				
娦	pín				
娧	tuì				
娨	xiàn				
娪	wú				
娫	yán				
娬	wǔ			嫵	lovely; attractive
娮	yán				
娯	yú			娛	pleasure, enjoyment, amusement
娰	sì				
娳	lì				
娷	zhuì				
娹	xián				
娺	zhuó				
娻	dōng				
娽	lù				
娾	ǎi				
婂	mián				
婃	cóng				
婄	pǒu				(Cant.) soft, weak; to soak; unreliable
婅	jú				
婇	cǎi				
婈	líng				
婋	xiāo				
婌	shú				
婍	qǐ				
婎	huī				
婏	fàn				
婑	ruí				
婒	tán				
婓	fēi				
婔	fēi				
婖	tiān				
婗	ní				a new-born child; the whimper of an infant
婘	quán				
婛	jīng				
婜	qiān				
婝	diàn				
婟	hù				
婠	wān				
婡	lái	𫝫			
婩	àn				
婫	kūn				
婯	lì				
婰	diǎn				
婱	xián				
婲	huā				
婸	dàng	𰋸			
婻	nàn				
婾	tōu				handsome
媀	yù				
媂	dì				
媃	róu				
媆	ruǎn			嫩	young, tender, soft, delicate
媇	qīn				
媈	huī	𫝨			
媉	wò				
媋	chūn				
媌	miáo				
媎	jiě				
媐	yí				
媑	zhòng				
媓	huáng				
媔	mián				beautiful, clear eyes
媗	xuān				
媘	jiē				
媙	wēi				
媜	zhēng	𰌂			
媝	qiū				
媡	liàn				
媣	rǎn				
媤	sī				husband's family
媥	piān				lightly circling; lightly fluttering
媦	wèi				
媨	cù				
媫	jié				
媱	yáo				
媴	yuán				
媶	róng				
媷	rù				
媹	liú				
嫀	qín				
嫃	zhēn				
嫅	jiē				
嫆	róng				
嫇	míng				
嫊	sù				
嫍	tāo				
嫎	páng				
嫓	pì				
嫛	yī			嫕	compliant, yielding; easy-going a newborn child
嫝	kāng				
嫞	yōng				
嫟	nì				intimate; close relation
嫢	guī	𫰹			
嫤	jǐn				
嫥	zhuān	𰋹			
嫧	zé	𰌇			
嫨	hān				
嫯	ào				
嫲	ma				(Cant.) paternal grandmother
嫳	piè				
嫴	gū				
嫶	qiáo				
嫷	tuǒ				
嫸	zhǎn				
嫹	miáo				
嫼	mò				
嫾	lián				
嬁	dēng				
嬂	zhí				
嬄	yī				
嬆	xī				
嬇	kuì	𫝬			
嬊	yàn				
嬍	měi				
嬏	fān				
嬐	xiān	𫰰			
嬑	yì				
嬒	huì	𫰢			
嬓	jiào				used in names
嬕	shì				
嬘	suì				
嬚	liǎn				
嬜	xīn				
嬞	dǒng				
嬟	yì				
嬠	cān				
嬢	niáng				troubled, oppressed; fat; mother
嬣	níng	𪥰			
嬥	tiǎo				
嬧	jìn				
嬨	cí				
嬩	yú				
嬮	yān	𰋽			
嬯	tái				
嬱	qiàn				
嬳	yuè				
嬵	mián				
嬶	bí				a wife (vulgar)
嬺	nì				
嬻	dú	𪥿			
嬼	liǔ				
嬽	yuān				
孁	líng				
孂	jiǎo				
孆	yīng	𫝭			
孇	shuāng	𪥫			
孈	huì				
孉	quán				
孊	mǐ				
孋	lí	㛤			
孍	yán				
孎	zhú	𡠟			
孒	jué				larvae of the mosquito
孞	xìn				
孠	sì				
孡	tāi				
孧	yòu				
孮	cóng				
孯	qiān				
孲	yā	𰌦			
孴	nǐ				
孷	lí				
孹	bò				
孾	yīng	𪧀		嬰	a baby, especially a girl, an infant
宆	qióng				
宎	yǎo				
宐	yí			宜	right, fitting, seemly
宑	jǐng				
宒	zhūn				
宔	zhǔ				anciently, a stone box holding an image in an ancestral temple
宖	hóng				
実	shí				real, true; honest, sincere
宭	qún				
宯	xiāo				
宱	zhà				
宲	bǎo				
宷	shěn				
宺	huǎng				
宻	mì			密	dense, thick, close; intimate
寈	qīng				
寉	hè				
寊	zhēn				
寋	jiàn				
寍	níng			寧	used as a term of comparison:-rather; it is better; would that
寏	huán				
寚	bǎo			宝	precious; rear; valuable treasure; bullion a jewel
寛	kuān				broad
寜	níng			寕	repose, serenity, peace; peaceful
寣	hū				
寭	huì				
寯	jùn	㝦			to accumulate; to amass; to store up, superior, handsome, refined, eminent
寱	yì				
寲	yí				
寴	qīn				
寷	fēng	𫲸			
寽	lǜ				a handful; a pinch
対	duì				correct, right; facing, opposed
尀	pǒ			叵	cannot; thereupon
専	zhuān				monopolize, take sole possession
尛	mó				
尞	liào				fuel used for sacrifices
尡	kun				
尣	wāng			尢	lame; the first form is Radical 43
尦	liào				
尫	wāng				lame
尭	yáo				a legendary ancient emperor-sage
尮	duò				
尯	kuì				
尳	gǔ				
尵	tuí	𪨇			
屒	zhěn				
屔	ní				
屗	wěi				
屚	lòu				
屟	xiè				
屰	nì				disobedient
屲	wā				
屳	xiān				
屵	è				
屶	huì				lofty
屷	huì				
屸	lóng				
屻	rèn				(Cant.) sharp
屽	hàn				
岃	rèn				
岄	yuè				
岆	yǎo				
岇	áng				
岉	wù				
岋	è				
岎	fén				
岏	wán				
岓	qí				
岕	jiè				
岟	yǎng				
岠	jù				
岤	xué				
岥	pō				
岦	lì				
岪	fú				
岮	tuó				
岯	pí				
岰	ào				
岲	kuàng				
岴	qū				
岶	pò				
岺	líng				mountain ridge, mountain peak
岻	chí				
岼	píng				
岾	hàn				mountain pass (Korean)
峅	biàn				
峆	hé				
峈	luò				
峉	è				
峊	fù				
峌	dié				
峍	lù				
峎	ěn				
峏	ér				
峐	gāi				
峑	quān				
峔	mǔ				
峕	shí				
峖	ān				
峗	wéi				
峘	huán				
峛	lǐ				
峜	jì				
峟	yòu				
峠	qiǎ				mountain pass; crisis, climax
峢	lǐ				
峫	xié				mountain in Shandong province
峬	bū				
峮	qūn				
峲	lǐ				
峳	yóu				
峵	róng				
峷	shēn				
峸	chéng				
峺	gěng				
峼	gào				
峾	yín				
崅	què				
崈	chóng				
崉	tà				
崊	lín				
崕	yá				cliff, precipice; precipitous
崜	duō				
崝	zhēng				
崡	hán				
崣	wěi				
崥	pí				
崨	jié				
崪	zú			崒	rocky peaks; lofty and dangerous
崫	kū				high and lofty (mountains)
崰	zī				
崲	huáng				
崵	yáng	𫵵			
崷	qiú				
崸	yáng				
崹	tí				
崺	yǐ				
崻	zhì				
崼	shì				
嵀	zhù				
嵁	kān				rugged
嵃	yǎn				
嵅	hán				
嵆	jī				mountain in Henan; surname
嵈	huàn				
嵉	tíng				
嵍	wù				
嵏	zōng				a mountain in Shenxi
嵑	kě				
嵔	wěi				
嵕	zōng				
嵜	qí			埼	rough, uneven, jagged, rugged
嵟	duī				
嵠	xī			谿	a valley with a stream in it; a gorge
嵢	cāng				
嵣	dàng				
嵤	róng				
嵥	jié				
嵦	kǎi				a raised site; pleasant
嵧	liú				
嵨	wù				
嵪	qiāo				
嵭	bēng				
嵮	diān				
嵰	qiǎn				
嵱	yǒng				
嵲	niè				towering mountain
嵳	cuó				high, towering; irregular, rugged
嵵	shí				
嵶	ruò				low part of a mountain
嵷	sǒng	𰎌			
嵸	zōng	𡵝			
嵹	jiàng				
嵻	kāng				
嵽	dié	𫶇			
嵿	dǐng				
嶀	tū				
嶆	cáo				
嶈	qiāng	𡺃			
嶉	cuī				
嶊	zuǐ				
嶍	xí				a mountain in Yúnnán
嶎	yù			蔚	luxuriant, elegant
嶏	pèi				
嶐	lóng				
嶑	xiàng				
嶕	jiāo				
嶘	zhàn				
嶚	liáo				
嶛	liáo				
嶜	jīn				
嶣	jiāo				
嶤	yáo	𰎔			
嶥	jué				
嶦	zhān				
嶩	náo	𰎞			
嶬	yí				
嶯	jí				
嶱	kě				
嶳	dì				
嶵	zuǐ				
嶶	wēi				
嶹	dǎo	𫝵			
嶻	jié				
嶾	yǐn				
嶿	ru				
巀	jié				
巁	lì				
巄	lóng				
巈	jú				
巊	yǐng	𪩎			
巌	yán				cliff, precipice; cave, grotto
巎	náo				used in personal names
巏	quán				
巐	chǎo				
巑	cuán	𰏁			
巕	niè				
巙	kuí				
巣	cháo				nest, living quarter in tree
巪	jù				person's name
巬	pu				
巭	pu				study
巶	zhāo				
巸	yí				
巺	xùn				5th of the 8 trigrams; South-east; mild, modest, obedient
巻	juàn				scroll; curl; make a comeback
巼	bā				place name
帇	niè				
帉	fēn				
帊	pà				napkin, kerchief
帍	hù				
帎	dàn				(Cant.) a way of playing snooker with the stick on top of one's thumb
帒	dài			袋	a bag, a sack; a case; a pocket, a pouch
帓	mò				
帞	mò				
帠	yì				
帢	qià				a silk hat worn by ancient scholars
帤	rú				
帩	qiào				
帪	zhēn				
帯	dài				belt
帰	guī				return; return to, revert to
帴	sàn	𰏕			
帵	wān				remnants, tailor's cutting
帾	dǔ				
帿	hóu				marquis, lord; target in archery
幁	xū				
幆	yì				
幉	dié				
幊	gōng				
幍	tāo				
幎	mì				cover-cloth, cover with cloth
幐	téng				
幒	zhōng				
幓	shān	㡎			
幖	biāo				
幜	jǐng				
幝	chǎn				
幤	bì				evil, wrong, bad; criminal
幥	zhǎng				
幧	qiāo				
幱	lán	𰏟			official dress
庁	tīng				hall, central room
庂	zè				
広	guǎng				broad, wide, extensive
庌	yǎ				
庍	bài				
庎	jiè				
庘	yā				
庛	cì				
庝	tóng				
庡	yǐ				
庢	zhì				
庣	tiāo				
庨	xiāo				
庩	tú				
庪	guǐ				
庮	yǒu				
庯	bū				
庰	bìng				
庲	lái	𫷬			
庺	sōng				
廃	fèi				abrogate, terminate, discard
廅	è				
廇	liù				
廍	bù				
廔	lóu	𫷹		樓	building of two or more stories
廗	dài	𰏼			
廘	lù				
廜	tú				
廤	kù				to place
廦	bì				
廫	liáo				
廭	jì				
廮	yǐng	𫷾			
廯	xiān				
廰	tīng				hall, central room
廲	lí				
廽	huí				return, turn around; a time
弅	fèn				
弉	zàng				large, powerful, stout, thick
弐	èr				number two
弖	hù				phonetic for 'te' (Japanese)
弙	wū				
弚	tuí				
弜	jiàng				
弞	shěn				
弡	jué				
弬	yí				
弲	xuān				
弴	diāo				red lacquer bow
弻	bì				
弽	shè				
弾	dàn				variant of 彈 U+5F48, a pellet, bullet, shot, shell
弿	jiǎn				
彁	gē				
彂	fā				issue, dispatch, send out, emit
彃	bì				
彅	jiǎn				
彇	xiāo				
彋	hóng				
彏	jué				
彚	huì				collect, compile, assemble; hedgehog
彜	yí				Yi (nationality); tripod, wine vessel; rule
彞	yí	彝		彝	yi; tripod
彣	wén				
彮	yǒng				
彯	piāo				
彵	tuǒ				
彶	jí				
彺	wáng				
彾	líng				
徆	xī				
徍	wǎng				
徎	chěng				
徏	zhì				
徔	zhi				
徖	cóng				
徚	dōng				
徛	jì				to cross over
徝	zhì				
徟	zhōu				
徢	xiè				
徣	jiè				
徤	jiàn			健	strong, robust; to strengthen
徥	shì				
徦	jiǎ				
徫	wěi				
徰	zhēng				
徱	piào				
徲	tí				
徳	dé				virtue; ethics
徴	zhēng				summon
徶	bié				
徸	chōng				
徺	jiǎo				
徾	méi				
徿	lòng	𪫌			
忁	bào				
忇	lè				
忈	rén				
忊	dìng				
忋	gǎi				to rely on; look up to
忎	rén				
忓	gān				concerned about
忔	qì				
忚	xī				
忛	fān				
応	yīng				should, ought to, must
忟	wěn				(Cant.) impatient, restless
忢	wù				
忣	jí				
忥	xì				
忦	jiá				
忨	wàn				
忩	cōng				same as 怱 U+6031, hastily, in haste, hurriedly
忯	qí				
忰	cuì				suffer, become emaciated, haggard
忳	tún				
忴	qián				
忶	hún				
忷	xiōng				variant of 恟 U+605F, scared, nervous
忹	kuáng				
忼	kāng			慷	ardent; generous, magnanimous
怇	jù				
怈	yì				
怉	bǎo				
怋	mín				
怌	pēi			懷	bosom; to carry in the bosom; to cherish
怑	bàn				
怓	náo				confusion; a braggart
怘	hù				
怟	dì				
怢	tū				
怣	yóu				
怤	fū				
怬	xì				
怮	yōu				
怰	xuàn				
怴	xù				
怶	bì				(Cant.) to have no zeal at all
怷	shù				
怺	yǒng				to endure
怽	mo				
怾	zhǐ				mountain name
恀	shì				trust
恄	xì				
恅	lǎo				
恈	móu				
恊	xié			勰	be united; cooperate
恎	dié				
恑	guǐ				to change; to alter; to accommodate oneself to
恖	sī				
恗	hū				
恜	chì				
恦	shàng				
恮	quān				
恱	yuè				
恲	pēng				
恴	dé				
恵	huì				favor, benefit, confer kindness
恷	xiao				
恾	máng				
悂	pī				
悇	tú				
悈	jiè				to enjoin upon; urgent
悋	lìn			吝	stingy, sparing of; closefisted
悎	hào				
悏	qiè	𫺂			
悓	qiàn				
悗	mán				
悘	yī				
悙	hēng				
悡	lí				
悥	yì				
悩	nǎo				angered, filled with hate
悪	è				evil, wicked, bad, foul
悹	guàn				
悺	guàn				
悿	tiǎn				
惀	lún	𰑄			
惁	xī				
惂	kǎn				
惃	gǔn				
惉	zhān				
惍	jīn				
惐	yù				
惖	tì				respect; fear
惗	niè				(Cant.) to think, consider
惞	xīn				
惢	suǒ				
惣	zǒng				overall [questionable variant]
惤	jiān				
惵	dié				
惼	biǎn				narrow-minded
惽	mǐn			惛	confused
惾	zōng				
惿	tí				
愂	bèi				
愄	wēi				
愅	gé				
愇	wěi	𫹴			
愋	xuān				
愌	huàn				
愖	chén				to hesitate
愘	qià				
愝	yǎn				
愞	nuò				timid, apprehensive
愡	zǒng				absent-minded, confused
愢	sāi				hesitant; modest
愥	yīng				
愩	gōng	𫺌			
愪	yún				to be grieved, sad
愰	huàng				clearness of mind; doubtful; uncertain
愱	jí				
愲	gǔ				
愳	jù				
愵	nì				
愶	xié				
愸	zhěng				
愹	yǒng				
愺	cǎo				
愻	xùn			遜	to yield, accord; humble, modest
慀	xì				
慃	yǎng				
慏	mǐng				
慐	gong	𰑟			
慒	cóng				
慓	piāo				
慔	mù				
慖	guó				
慗	chì				
慛	cuī				
慞	zhāng				terrified, alarmed
慠	ào				
慡	shuǎng				
慦	jiù				
慩	lián				
慯	shāng	𫹽			
慲	mán	𰒆			
慸	dì	𰑵			
慹	zhí	𰑔			
慺	lóu	㥪			
慻	juàn				
憁	còng				
憄	zhì				
憅	tòng				
憆	chēng				
憈	qū				
憉	péng				
憌	qióng				
憏	chì				
憓	huì				benefit, favor; follow, obey
憕	chéng				
憗	yìn				
憘	xǐ				like, love, enjoy; joyful thing
憛	tán				
憜	duò				
憞	duì				
憟	sù				
憠	jué				
憡	cè				
憢	xiāo	𢙒			
憣	fān				
憥	láo				
憦	lào	𫺘			regret
憰	jué			譎	wily, time-serving; to feign, to act the hypocrite
憱	cù				
憳	tǎn				
憴	shéng	𰑪			
憵	pī				(Cant.) to rush
憻	tǎn				
憼	jǐng				
憽	sōng				
憿	jiǎo				
懀	wèi	𢙓			
懁	xuān			悁	anxious, distressed
懄	qín				grief
懎	sè				
懏	jùn				
懐	huái				bosom, breast; carry in bosom
懓	ài	𭞄			
懕	yān	𰑕			satiated; contented
懖	kuò				
懗	xià				
懘	chì	𰒒			
懙	yǔ	𫹮			
懚	yìn				
懛	dāi				alarmed, scared; stupid
懜	měng	𢟼		懵	dull, stupid, doltish
懝	ài				
懡	mǒ				
懢	lán				
懧	nuò	㤖			to have wisdom; intelligent
懩	yǎng	𫺪			
懪	bó				
懬	kuàng				
懭	kuǎng	𰐾			
懯	fū				
懳	hui				
懴	chàn				regret, repent; confess sins
懹	ràng				
懻	jì				overbearing, crafty
戂	mí				
戃	tǎng	𰑿			
戅	gàng				stupid, simple, foolish
戓	gē				
戙	dòng				(Cant.) to trap; upright; a pile
戜	dié				to scrape; advantageous
戦	zhàn				war, fighting, battle
戨	gē				
戫	yù				
戵	qú				a halberd
戻	tì				perverse
扄	shǎng				large ring on a front door used as a knocker
扅	yí			扊	gate bar, bolt
扏	qiú				
扖	rù				
扙	zhàng				
扚	diǎo				
扜	yū				
扝	kū				
扟	shēn				
扥	dèn				
扨	rèn				pick up with fork or pincers
扲	qián				(Cant.) to pull out
扴	jiá				
扵	yú			于	in, on, at, by, from; than; with reference to; compared with
扷	ào				
扸	xī				
扺	zhǐ				to strike one's palm with one's fist
抁	yǎn				
抂	kuáng				
抅	jū				to collect; to join together
抇	hú				
抋	qìn				
抍	zhěng			拯	to lift up; to rescue, save
抎	yǔn				
抐	nè				
抙	póu				
抜	bá				uproot, pull out
択	zé				select, choose, pick out
抣	yun				
抧	zhǐ				
抩	nán				
抪	bù				to scatter, spread
抭	yǎo				
抮	zhěn				to revolve, rotate
抯	zhā				(Cant.) to grasp, hold
抰	yāng				to shake (clothes, etc.)
抲	hē				
抳	nǐ				(Cant.) to crush, mash, grind
抷	pī				
抸	jiā				
抺	mèi				
抾	qū				
拀	chù				
拁	jiā				
拝	bài				do obeisance, bow, kowtow
拞	dǐ				
拠	jù				to occupy, take possession of; a base, position
拡	kuò				expand, enlarge, stretch
拰	nǐn				
拲	gǒng				
拵	cún				to make, prepare, manufacture; workmanship; an arrangement
拸	yí				
拹	xié				
拺	cè				
拻	huī				
挀	bāi				
挃	zhì				(Cant.) to beat
挄	kuò				
挅	duǒ				
挆	duǒ				
挋	zhèn				
挏	dòng				(Cant.) to dredge or poke with a pole or stick
挒	liè				
挔	lǚ				
挕	dié				
挗	jué				
挘	liě				to pluck, pick, tear; (Cant.) rubbing action
挙	jǔ		𢸁		raise, lift up; recommend
挧	yǔ				
挩	tuō	捝			
挬	bó				
挭	gěng			骾	fish-bones, things that stick in the throat; unyielding, blunt of speech; (Cant.) to stir, mix, agitate; to wade
挮	tǐ				
挰	chéng				
挳	kēng				
挴	měi				
挷	péng			搒	to propel a boat; to beat
挸	jiǎn				
挻	shān				
挿	chā			插	insert, stick into; plant
捀	féng				
捁	jiǎo				
捇	huò				
捈	tú				
捊	póu				
捑	zè				
捒	shù				
捔	jué				to gore, stab
捖	wán				
捙	yè				
捚	zhāi				
捛	lǚ				
捜	sōu				search, seek; investigate
捝	tuō		挩		
捠	bāng				
捤	wěi				
捦	qín			擒	to seize; to clutch; to arrest; to capture; (Cant.) to climb
捪	mín				
捬	fǔ			撫	press down heavily with hands
捰	wǒ				
捳	yuè				
捴	zǒng				
捵	chēn				(Cant.) to hold between the fingers and thumb
捸	tū				
捹	bèn				to fumble things over, mix up; (Cant.) to swing, fling; to flick off, throw off; to jerk
捾	wò				
捿	qī				perch; roost; stay
掁	chéng	𰓄			
掅	qìng				(Cant.) to lift up; to seize, grab
掆	gāng	㧏			
掋	dǐ				
掑	qí				
掓	shū				
掕	líng				
掚	liǎng	𪭵			
掜	yì				
掝	huò				
掦	tì				to take up; to put by
掲	jiē				to set (a table); to install, equip; to lay (a foundation)
掵	ming				
掶	jié				
掹	meng				(Cant.) to pluck, to pull
掻	sāo				scratch lightly
掿	nuò				
揁	zhēng				sound of setting up a koto
揂	jiū				
揇	nǎn				(Cant.) to measure a distance with the extended thumb and forefinger or middle finger
揈	hōng				
揊	pì				
揋	wēi				
揔	zǒng				
揙	biān				
揟	xū				
揢	ké				to seize; (Cant.) to block, obstruct
揤	jí				
揧	là				
揨	chén				
揬	tú				(Cant.) lay up; sit
揯	gèn				(Cant.) tight, distended
揱	xiāo				
揺	yáo			搖	wag, swing, wave; shake; scull
揼	beng				(Cant.) to delay, waste time; to throw down, beat; to hang down
搃	zǒng			總	all, general; to summarize; the chief; to manage
搄	gèn				
搈	róng				
搑	róng				
搙	nù				to handle; to play with
搚	lā				
搝	qiǔ				
搟	xiǎn				
搩	zhǎ				
搫	pán			搬	to move, remove, transport
搮	lì				
搱	zhì				
搸	zhēn				
搹	è				
搻	nuò				
搼	quán				
摂	shè				take in, absorb; act as deputy
摉	sōu				
摋	sà	𢫬			to strike with the hand
摌	chǎn				
摍	suō				
摐	chuāng	𪭢			to hit (a bell or drum)
摕	dì	𰔇			(Cant.) to hit
摖	qì				
摗	sōu				
摚	chēng				(Cant.) to pull open (a drawer)
摝	lù				to move, roll, rattle, shake
摡	gài			溉	to irrigate; to flood water flowing; to scour
摢	hù				
摣	zhā			揸	a handful. to pick up with the fingers. to seize
摤	chuǎng				
摥	tàng				
摨	nái				
摪	jiāng	𫽣			
摫	guī	𰓻			
摬	yǐng				
摱	màn				(Cant.) to climb, hold on to, cling to; to pull the trigger on a gun
摵	shè				(Cant.) to pull, lift up
摼	kēng	𰓱			(Cant.) to knock, hit
摾	jiàng				
摿	yáo				
撀	gòu				
撁	qiān				
撃	jī				strike, hit, beat; attack, fight
撉	dūn				
撌	guì	𰔋			
撍	zǎn			揝	to hold in the hand, to grasp; to wring; (Cant.) to pull out
撎	yì				
撔	hòng				
撗	guàng				
撘	dā			搭	(Cant.) to strike, pound
撛	lǐn				
撜	zhěng				
撠	jǐ				
撨	fǔ				
撪	bèn				
撯	zhuó				
撴	dūn				to jolt; to thump
撶	huá	𫼧			
撹	jiǎo				disturb, agitate, stir up
擃	nǎng	𫼮		攮	to ward off; to stab, prick
擆	zhuó				
擈	pū	𭠙			
擌	sè				
擏	qíng				(Cant.) to guard against, take precautions
擑	jiē				
擙	ào				to reach
擛	yè				
擜	è		㩵		to beat; to strike; to attack
擝	mēng				(Cant.) to pull; to stretch; to pluck
擟	mí	𪭧			
擪	yè	𰓙			to tuck in, to put the finger into, to put in, to stow away
擮	jié				
擳	zhì	𰓜			(Cant.) to squeeze out; tickle
擵	mó				to touch, feel with the hand
擶	jiàn				
擹	tān				
攁	yǎng				
攅	zǎn			攢	save, hoard
攇	xiǎn				
攊	lì				
攌	huǎn				
攍	yíng				
攎	lú	𢫘			
攑	qiān	𫽥			
攕	xiān				
攗	méi				
攚	wěng				
攞	luó	𫽋			to split, to rend; to choose to rub, to wipe
攠	mí				
攡	chī				
攦	lì	𰓬			
攨	wā				
攭	lì				
攱	guǐ				
攳	xún	𰕁			
敀	pò				
敄	wù				to put forth effort
敆	hé				
敊	chù				
敋	gé				to strike
敐	chén				
敒	shēn				
敟	diǎn				
敠	duō			敪	to weigh; cut; come without being invited
敡	yì				rebuke
敤	kě				
敥	yàn				
敨	tǒu				
敩	xiào		斆		teach, instruct; be aroused; awake; intelligent
敮	xiá				
敯	mǐn				to defy, dare; strong; to suffocate
敶	zhèn				
敼	yǐ				
敾	shàn				to rule
斀	zhuó				
斅	xiào	𢽾			teach, instruct; be aroused; awake; intelligent
斆	xiào	敩		鏰	teach, instruct; be aroused; awake; intelligent
斊	qí				
斍	jué			覺	to perceive, feel
斎	zhāi				vegetarian diet; study
斏	láng				
斖	wěi				
斘	shēng				
斣	dòu				
斦	yín				
斪	qú				
斱	zhuó				
斳	qín				
斴	lín				the sound of water flowing among rocks
斶	chù				used in personal names
斺	chǎn				
斻	háng				
旀	mèi				place name
旇	pī				
旈	liú			旒	fringes of pearls on crowns; a pennant
旉	fū			尃	to state to, to announce
旍	jīng				
旑	yǐ				
旔	jiàn				
旕	yú				place name
旘	zhì			幟	a pennon; a flag. to fasten
旙	fān				a pennant, a banner
旚	piāo				
旜	zhān				flag
旞	suì				
旫	tiāo				
旲	tái				
旳	dì				
旿	wǔ				
昁	bèi				
昅	jié				
昈	hù				
昋	guì				
昍	xuān				
昐	fēn				
昖	yán				
昗	zè				
昘	fǎng				
昛	jù				
昢	pò				
昩	mò				
昮	zòng				
昲	fèi				sun-dried
昷	wēn				to feed a prisoner
昸	dōng				
昹	ǎi				
昿	kuàng				extensive, wide, broad; empty
晀	tiǎo				
晆	kuí				
晇	xū				
晈	jiǎo				
晊	zhì				
晍	tóng				
晎	hǒng				
晐	gāi				
晘	hàn				
晠	shèng				
晣	zhé				
晧	hào				daybreak; bright and brilliant
晭	zhǒu				
晱	shǎn				
晲	nǐ				
晵	qǐ				
晸	zhěng				appearance of the sun
晹	yì				the sun going behind and out from behind clouds
晼	wǎn				sunset
晽	lín				
暀	wǎng				
暁	xiǎo				dawn, daybreak; clear, explicit
暃	fēi				
暅	gèng		𣈶		
暊	xǔ				
暏	shǔ				variant of 暑 U+6691, summer heat; hot
暓	mào				
暙	chūn				
暚	yáo				
暛	suǒ				
暟	kǎi	𬀱			
暣	qì				
暤	hào				
暥	yàn				
暦	lì				calendar, era
暩	jì				
暬	xiè				
暭	hào				
暯	mò				
暰	cōng				
暳	huì				
暷	chuán				
暺	tǎn				
暼	piē				take fleeting glance at
暽	lín				
暿	xǐ				
曁	jì				and; attain
曂	huàng				
曃	dài				
曅	yè				bright; flourishing
曊	fèi	𪰶			
曋	shěn				
曍	hào				bright, brilliant
曎	yì				
曔	jìng				
曕	yàn				to dry or cook in the sun
曗	yè				
曞	lì				
曟	chén				
曢	liǎo				
曣	yàn				fair weather; warm
曤	huò				
曥	lú	𣆐			
曧	róng				
曪	luǒ				
曫	luán				
曭	tǎng	𭧋			
曮	yǎn	𰖈			
曯	zhú				
曵	yè				trail, tow, drag, pull
曶	hū				used in personal names
曺	cáo				
曽	cēng				already; sign of past
朂	xù				
朄	yǐn				
朇	pí				
朌	fén				distribute, large head
朎	líng				
朑	tì				
朒	nǜ				new moon on the eastern horizon
朖	lǎng				clear, bright; distinct
朚	huāng				
朜	tūn				
朡	zōng				
朤	lǎng				
朥	láo	𦛨			
朩	děng				kwukyel: rank, grade; wait; equal; 'etc.'
朰	mù				kwukyel
朲	rén				
朷	dāo				
朸	lì				
朹	guǐ				
朻	jiū				
朼	bǐ				
杁	rù				
杄	qiān				
杊	xún				
杋	fán				
杍	zǐ				
杒	rèn				
杔	tuō				
杘	chì				
杚	gài				
杛	gōng				
杢	jiang				woodworker
杣	mián				timber forest; timber, lumber; woodcutter
杤	wàn				type of oak; stable
杦	jiǔ				
杫	sì				
杬	yuán				
杮	fèi				wood shavings
杹	huà				
杺	xīn				
枀	sōng				
枂	wò				
枃	jìn				
枅	jī				
枆	máo				
枈	bì				
枍	yì				
枎	fú				
枑	hù				anciently, a wooden fence in front of a yamen
枔	xín				
枖	yāo				
枛	zhào				
枠	zui				a frame; a reel, spindle, spool
枡	shēng				measuring box
枤	dì				
枦	lú				
枩	sōng				pine tree; fir tree
枬	zhān			楠	an even-grained, yellowish, fine wood used for furniture; cedar
枮	xiān				
枺	mò				
枼	yè				a table, flat pieces of wood, a slip, a leaf
枽	yè				
枾	shì			柹	persimmon
枿	niè				
柀	bǐ				
柆	lā				
柇	hé				
柉	fán				
柋	dài				
柌	cí				
柍	yǎng				
柕	mào				
柖	sháo				
柗	sōng				
柛	shēn				
柡	yǒng				
柧	gū				
柨	bù				
柪	āo				
柫	fú				
柭	bā				
査	zhā			查	investigate, examine, seek into
柼	yǎo				
柾	jiù				straight grain
栂	méi				a kind of evergreen tree
栄	róng				glory, honor; flourish, prosper
栆	zǎo				
栍	shēng				a lot; a label; a slip of bamboo engraved with signs
栕	zhēn				
栙	xiáng				
栚	zhèn				
栛	lì			荔	the lichee, a fruit which grows in South China
栜	sè				
栠	rěn				
栣	rěn				
栤	bìng				
栥	zī				
栦	chóu				
栧	yì				
栨	cì				
栬	zuì				
栮	ěr				
栯	yǒu				
栶	yīn				
栺	yì				
栿	fú				a beam (archaic)
桇	rú				
桊	juàn				a small iron ring or wooden stick worn on the nose of a bull
桍	kū				
桏	qióng				
桖	xuè				
桗	duò				
桘	zhuì				
桙	yú				
桜	yīng				cherry, cherry blossom
桝	jié				variant of 枡 U+67A1, a measuring box
桞	liǔ				
桟	zhàn				a crosspiece, cleat, frame, door bolt; shelf
桪	xún		樳		mythical giant tree
桬	shā				pear and other trees
桰	kuò				
桱	jìng	𣐕			
桳	bèn				
桵	ruí				small thorny bushes
桸	xī				
桻	fēng				
桼	qī			漆	the varnish tree; lacquer, varnish, paint
桽	wěn				
桾	jūn				
梀	sù				
梂	qiú				acorn cup
梄	yǒu				a soft wood; to lay in stores of firewood
梇	lòng				
梈	pēng				
梉	zhuāng				
梋	xuān				
梌	tú				
梎	āo				sickle handle, branch
梑	dí				
梒	hán				
梕	rèn				
梖	bèi	𪱷			a palm-tree
梙	huàn				
梚	wǎn				
梛	nuó				
梞	jì				
梤	fén				
梪	dòu				
梫	qǐn				ancient term for cassia
梬	yǐng				
梮	jū				snowshoes
梶	wěi				oar, shaft
梷	jìng				
梺	xià				
梻	fó				a tree whose branches are placed on Buddhist graves
梽	zhì				place name in Hunan
棅	bǐng			柄	handle, lever, knob; authority
棆	lún	𰗖			camphor tree
棇	cōng				
棈	qiàn				
棌	cài				
棎	chán				
棏	dé				
棓	bàng				hit, strike
棔	hūn				
棙	lì				obstinate; to draw the fingers across; to steer
棛	yù				
棝	gù				
棞	jùn				
棡	gāng	㭎			
棢	wǎng				the felloe or rim of a wheel
棥	fán			樊	a railing; a fence an enclosed place
棦	chēng				
棭	yì				
棴	fú				
棷	zōu				
棽	shēn				
棾	qíng				
棿	ní				
椂	lù				
椃	háo				
椇	jǔ				(枳椇) Hovenia acerba, Chinese raisin tree
椔	zī				
椕	bīn				
椖	péng				
椘	chǔ				
椙	chāng				
椚	mēn	𭩛			a kind of oak used for charcoal
椛	huā				type of birch
検	jiǎn				check; examine
椞	xì				
椡	dào				
椢	guì		槶		
椣	diǎn				
椦	quan				
椧	mìng				gutter
椨	fǔ				
椩	gēng				
椬	yí				
椯	duǒ				
椱	fù				
椲	wěi	㭏			
椺	xí				beam of a house
椻	yàn				
椼	yǎn				
楁	hé				
楃	wò				
楄	pián				block
楆	yāo				
楇	huò	𣒌			
楈	xū				
楉	ruò				
楌	yán				
楏	kuí				
楐	jiè				
楑	kuí				
楒	sī				
楕	tuǒ				oval-shaped, elliptical, tubular
楖	zhì				
楜	hú				
楟	tíng				tree
楡	yú				elm tree
楤	sǒng				
楧	yǎng				
楱	zòu				
楲	wēi				
楴	tì				
楶	jié				
楺	rǒu				
楽	lè				happy, glad; enjoyable; music
楾	quán				
楿	xiāng				
榁	shǐ				
榊	shén				a sacred Shinto tree
榋	chu				
榌	bī				wooden ladder
榍	xiè				
榏	yì				
榐	zhǎn				
榑	fú				
榒	nuò				
榓	mì				
榗	jiàn				
榙	tā				
榚	yǎo				
榝	shā	𬂮		樧	
榞	yuán				
榟	zǐ				
榢	jià			架	a frame, a stand, a rack. framework or scaffold.to lay on a frame; to put up
榣	yáo				
榩	qián				
榬	yuán				
榯	shí	𰗨			
榳	tíng				
榵	róng				
榶	táng				
榸	zhāi				
榹	sī				
榺	shèng				
榽	xī				
槂	sūn				
槄	tāo				
槅	gé				
槆	chūn				
槇	diān				tip of a tree; fallen tree
槈	nòu				
槉	jí				
槏	qiǎn				
槒	xù				
槗	qiáo				
様	yàng				shape, form, pattern, style
槙	diān				a twig; an ornamental evergreen
槝	dǎo				
槞	lóng				
槡	sāng				
槣	jī				
槦	yōng				
槫	tuán	𣏢			
槬	huà				
槯	cuī				
槰	péng				
槴	hù				
槶	guì	椢			
槷	niè				
槸	yì				
樀	dí				
樃	lǎng				
樄	chén				
樇	xiū				
樈	qíng				
樉	shuǎng				
樋	tōng				tree name
樌	guàn				
樍	zé				
樒	mì				a tree whose branches are placed on Buddhist graves
樔	cháo				
樖	kē				(Cant.) classifier for plants or trees; a tree-trunk
樚	lù			轆	a pulley, a windlass, a wheel, a block
樜	zhè				
樝	zhā				a kind of hawthorne
樢	niǎo	㭤			
樤	tiáo				
樥	péng				
樦	zhù				
樫	jiān	㭴			evergreen oak
樬	cōng				
樭	jī				
樮	yān				
樰	xuě				
樳	xún	桪			tall tree
樷	cóng			叢	bushy; a grove; crowded
樼	zhēn				
橀	xī				
橂	diàn				
橅	mó	𬂠			a beech tree
橉	lìn				
橌	xiàn				
橍	rùn				
橏	zhǎn				
橑	lǎo				
橒	yún				wood streaks
橓	shùn			蕣	hibiscus; transient
橔	dūn				withered, dried-up; cloth coffin-lid cover
橖	táng				
橗	méng				
橝	diàn				
橞	huì				
橠	nuǒ				
橣	nǐng				
橦	tóng				tree
橨	fén	𰗺			
橩	qióng				
橪	rǎn				
橬	qián				
橭	gū				
橮	liǔ				
橯	lào	𣓿			
橰	gāo				a spar
橲	xǐ				
橳	shèng				
橴	zǐ				place name
橵	san				wood placed under roof tiles
橶	jí				
橷	dōu				
橸	jīng				
橺	jian				(Cant.) a partition; to separate
橻	chu				
橽	tà				
檂	nóng	𬂰			
檅	huì				
檆	shān				
檈	xuán				
檋	jú	𰘈			
檌	zuì				
檏	pǔ				
檒	fēng	𮨴			
檓	huǐ				
檕	jì				
檘	píng				
檙	chéng				
檚	chǔ				
檛	zhuā	𭪆		簻	a switch, whip
檞	jiě				a kind of oak
檡	zhái	𰗛			
檤	dào				
檦	biǎo				
檧	sōng				
檭	yín	𣘴			
檰	mián	𰘣			
檱	qí				
檲	tuán	𣑝			
檶	qiān				
檷	nǐ				
檹	yī				
檺	gǎo				
檼	yìn				ridge pole; shape wood by use of heat; tool for shaping bent wood
檽	nòu				
檾	qǐng	𰘓			grassy plant with fibres from which cloth is made
檿	yǎn	𰗜			mulberry
櫀	qí				
櫁	mì				
櫄	chūn				
櫅	jī	𪲎			a kind of tree suitable for use to make axles for large carts
櫇	pó				
櫉	chú				
櫊	gé				
櫋	mián				
櫍	zhì	𬃊			
櫎	huǎng	𰗓			
櫏	qiān	𰗬			
櫐	lěi				
櫑	léi				
櫒	sà				
櫔	lì				
櫕	cuán				
櫖	lǜ				
櫗	miè				
櫘	huì				
櫙	ōu				
櫢	sǒu	𰘸			
櫣	lián				
櫤	jiàng				
櫦	qìng				
櫩	yán	𰘠			
櫭	jié				
櫮	è				
櫯	sū	𰘶			
櫰	huái				
櫲	yù				
櫴	lài	𰘳			
櫵	jiao				
櫶	xiǎn	𬃫			Excentrodendron hsienmu
櫷	guī				
櫼	jiān				wedge
櫾	yóu			柚	the pomelo
櫿	yíng				
欁	nóng				
欅	jǔ				zelkova
欆	shuāng				
欇	shè	𪳍			
欈	wéi				
欉	cóng				
欋	qú				to wave; fool; urge
欌	cáng				
欍	jiù	𣐤			
欓	dǎng	𣗋		檔	a cross-piece, as the round of a ladder, the rail of a chair; shelves; pigeonholes
欔	jué				
欕	yán				tree name
欗	lán				
欘	zhú	𣚚			
欚	lǐ				
欜	náng				
欟	guang				
欥	yì				
欦	qiān				
欩	chāo				
欪	chù				
欫	qì				
欭	yì				
欮	jué				to hiccough; to dig out to expand
欯	xì				
欰	xù				
欳	kuì				
欴	láng				
歀	kuǎn				same as 款 U+6B3E, an item, article; clause, fund
歂	chuǎn				
歄	guā	𬅥			
歅	yīn				
歋	yè				
歍	wū	𰙋			
歏	jìn				
歑	hū				
歒	tì				
歖	xǐ				
歚	shàn				used in name of famous Korean painter Ceng Sen
歝	yì				
歞	è	𪴯			
歬	qián				
歭	chí				
歯	chǐ				teeth; gears, cogs; age; a form of Kangxi radical 211
歱	zhǒng			踵	to visit; to imitate
歳	suì			歲	year; age; harvest
歵	zé				
歶	yú				
歽	zhé				
殅	shēng				
殌	jué				
殎	qià				
殏	qiú				
殐	sù				
殔	yì				
殕	fǒu				
殝	zhēn				
殟	wēn				
殦	diāo				
殧	jiù				
殩	cuàn				
殬	dù				
殱	jiān				annihilate, wipe out, kill off
殶	zhù				
殾	xùn				
毃	qiāo				
毄	jī	𬆦			
毇	huǐ				
毊	xiāo	𪵑			
毎	měi				every
毜	háo				
毝	cǎi				
毞	pí				
毟	liě				to pluck, pick, tear
毠	jiā				
毢	sāi				
毣	mù				
毤	tuò				
毥	xún				
毦	ěr				
毨	xiǎn				to moult
毩	jú				a leather ball for kicking
毭	dòu				
毮	shā				[kokuji] to pull out hair, etc.
毰	péi				
毱	jú				
毲	duō				
毶	sān		𣯶		
毸	sāi				
毺	shū				
毻	tuò				to molt; to change the coat of animals; (Cant.) muddled, confused
毼	hé				
氀	lǘ	𰚦			
氁	mú				
氃	tóng				
氋	méng				
氎	dié				fine cotton cloth
氒	jué				
気	qì				air, gas, steam, vapor; spirit
氞	bin				
氭	dōng	𣱝		氡	radon (obsolete; 氡 U+6C21 now in use instead)
氱	yǎng				
氶	zhěng				name of a river in Shandong
氻	lè				
汃	bīn				
汄	zè				
汌	chuàn				
汑	tuō				
汒	máng				
汓	qiú				
汖	pìn				
汘	qiān				
汢	tu				
汣	jiǔ				
汥	zhī				
汦	zhǐ				
汬	jǐng				
汮	jūn				
汯	hóng				
汱	quǎn				
汵	gàn				
汸	fāng				
汻	hǔ				
汼	niú				
汿	xù				
沀	xù				
沊	dàn				(Cant.) onomatopoetic
沋	yóu				
沎	huò				
沑	nǜ				
沗	pāng				
沜	pàn				
沝	zhuǐ				
沞	zā				
沠	liú				
沢	zé				marsh, swamp; grace, brilliance
沯	zá				
沲	tuó			沱	float
沵	mǐ				
沶	yí				
泀	sī				
泋	huì				
泍	bēn				
泎	zé				
泏	zhú				
泘	hū				
泟	chēng				
泤	sì				
泦	jú				
泧	sà				
泬	jué				
泴	guàn				
泶	xué		澩		
泹	dàn				
泿	yín				
洀	pán				
洂	yè				
洃	huī				
洅	zài				
洆	chéng				
洈	wéi				
洉	hòu				
洍	sì				
洐	xíng				
洓	sè				
洔	zhǐ				
洕	yìn				
洖	wú				
洘	kǎo				
洜	luò				
洝	àn				
洠	móu				
洡	lèi				
洤	quán			泉	a fountain or spring
洦	pò				
洬	sù				
洯	qiè				
洰	jù				
洷	zhì				
浀	qū				
浂	yì				
浄	jìng				pure, clean, unspoiled
浌	fá				
浖	liè				(Cant.) intensifier
浗	qiú				
浘	wěi				
浛	hán				place in Yingde, Guangdong province
浝	máng				
浟	yóu				
浢	dòu				
浧	yǐng				
浨	lǎn				
浫	hǎn				
浱	chún				
浳	yì				
浵	tóng				
浶	láo				
浺	chōng				
浻	jiǒng				
浾	chēng				
浿	pèi	𬇙			
涀	xiàn				
涁	shèn				
涃	kùn				
涆	hàn				
涋	tū				
涍	xiào				
涏	tǐng				
涗	shuì				
涙	lèi				tears; weep
涚	shuì				
涜	dú				ditch, sluice, gutter, drain
涥	hēng				
涭	shòu				
涰	chuò				
涱	zhàng				
涳	kōng				
涹	wō				
涺	jū				
涻	shè				
涽	hūn				
涾	tà				
淁	qiè				
淃	juàn				
淈	gǔ				
淉	guǒ				
淍	zhōu				
淎	pěng				
淐	chāng				
淔	zhí				
淕	lù				
淗	jú				
淣	ní				
淧	mì				
淭	qú				
淲	biāo				
淴	hū				to wash, bathe
淽	zhǐ				
淾	yǐn				
淿	bó				
渀	bèn				
渁	yuān				
渂	wèn				
渃	ruò				
渄	fēi				
渆	yuān				
渇	kě				thirsty
済	jì				help, aid, relieve; ferry, cross
渉	shè				ford stream
渋	sè				astringent; harsh; uneven, rough
渏	yī				
渒	pài				
渓	xī				mountain stream, creek
渘	róu				
渜	nuǎn				
渞	qiú				
渪	rú				
渱	hóng				
渳	mǐ				
渵	máo				
渷	yǎn				
渹	hōng			訇	roar, crash
渻	shěng				
渽	zāi				
渿	nài				
湀	guǐ				
湁	chì				
湂	è				
湆	qì				(Cant.) sticky, not smooth, slow
湇	qì				
湈	méi				
湏	huì			須	wash face; erroneously borrowed for DKW 43352 'necessary, must'
湐	mò				
湒	jí				
湕	jiǎn				
湗	fèng				
湙	yì				
湚	yìn				
湠	tàn				
湡	yú				
湤	shī				
湥	tū				
湦	shēng				
湨	jú				river in Henan
湪	tuàn				
湬	jiǎo				
湭	qiú				
湰	lóng				
湵	yǒu				
湶	quán				
湷	zhuāng				
湸	liàng				
湹	chán				
湺	xián				
湽	zī				
満	mǎn				fullness, enough; pride
溂	là				
溄	féng				
溊	bō				
溋	yíng				
溌	pō				pour, splash, water, sprinkle
溑	suǒ				
溒	yuán				
溓	lián				sticky; thin rice
溔	yǎo				
溕	méng				
溗	chéng				
溙	tài				
溚	tǎ				(Cant.) to get wet by rain; to drip
溛	wā				
溞	sāo				
溡	shí	𪶄			
溣	lùn				
溨	zāi				
溩	wù				
溬	qiāng				
溭	zé				
溰	ái	𰛥			
溸	sù				
溹	suò				
溿	pàn				
滀	chù				a body of water
滆	gé				a lake in Jiangxu
滈	hào				downpour; river in Shaanxi
滐	jié				(Cant.) dense, thick, viscous
滒	gē				
滖	suī				
滜	gāo				
滝	lóng				onomatopoeic for the sound of falling rain; an ancient name for Wu Shui; a place in Guangdong
滣	chún				
滭	bì	𰛡			
滰	jiàng				
滱	kòu				
滳	shāng				
滵	mì				
滶	áo				
滺	yōu			悠	flow
滼	fàn				
滽	yōng				strong or thick (liquid)
漀	qǐng				
漃	jì				
漅	cháo				
漇	xǐ				(Cant.) waste
漋	lóng				
漌	jǐn				
漍	guó	𬇹			a river
漐	zhí	𰛣			
漑	gài				water
漒	qiáng				
漗	cōng				
漛	téng				
漝	xí				
漞	mì				
漟	táng				
漧	gān				
漮	kāng				
漴	zhuàng				
漺	shuǎng				
漻	liáo				
漽	tí				
潂	hóng				
潅	guàn				pour; water; irrigate, flood
潈	zong				confluence of a small river with a large one; the sound of flowing water
潉	kūn				
潊	xù				
潌	zhì				
潐	jiào				
潒	dàng				
潓	huì				
潖	pá				name of a place in Guangdong
潙	wéi			溈	river in Shanxi
潡	dùn				
潣	mǐn	𫞗		浼	to pollute, contaminate
潥	sù				
潧	zhēn				
潨	cóng			漎	gather; flow into (water); sound of waters flowing together
潩	yì				
潪	zhè				
潫	wān				
潬	shàn	𬈁		灘	a rapid; a sand-bank; a foreshore
潱	yē				
潳	tú				
潶	hēi				
潹	chán				
潻	shǔ				
澅	huà	𣶩			
澊	cūn				
澋	hòng				
澏	hán				
澑	liù				slide, glide, slip; slippery
澓	fú				
澕	hé				
澖	xián	𰛵			
澘	shān				
澚	yu				
澝	nìng				mud; miry, muddy, stagnant
澞	yú				
澢	dāng	𭰎			
澩	xué	泶			
澪	líng				
澭	yōng				
澯	càn				
澲	yè				
澵	zhēn				
澷	màn			漫	water overflowing diffused; spreading
澸	dǎn				
澺	yì				
澻	suì				
澾	tà	㳠			slippery, smooth
澿	qín				
濄	guō	㳡			
濅	jìn				
濌	tà				
濎	dǐng				
濏	sè				
濐	zhǔ				
濓	lián				
濖	shù				
濗	mì				
濝	qí				
濢	cuì				
濣	wò				
濥	yǐn				
濦	yǐn				
濧	duì	㳔			to soak or be soaked; to dip; to immerse
濨	cí				
濪	qìng				
濭	ǎi				
濳	qián				hide, conceal, secrete; hidden
濴	yíng				
濵	bīn			濱	a bank, a brink. a shore, a beach
濷	fèi				
濸	cāng				
濹	me				
濻	wěi				
濽	zàn				
瀀	yōu				
瀃	sì	𣽷			
瀄	zhì	𰛤			(Cant.) to squeeze; to eject; to spray
瀇	wǎng	㲿			extensive body of water; broad and deep of water; momentum of moving water deep and wide
瀈	huī	𰝍			
瀊	pán				
瀎	mò				
瀐	jiān				
瀓	chéng				
瀖	huò				
瀗	xiàn				
瀙	qìn	𰜜			
瀜	róng				
瀢	wěi	𬉋			
瀤	huái				
瀥	xuè				
瀩	duì				
瀪	fán				
瀫	hú				
瀬	lài				swift current; rapids
瀭	shū				
瀮	ling				
瀯	yíng	𰝅			
瀴	yíng	𰜳			
瀶	lín				
瀷	yì				
瀸	jiān				moisten, soak
瀻	dài				
瀽	jiǎn				splash (water); pour (liquid)
瀿	fán				
灀	shuàng				
灁	yuān				
灂	zhuó				
灅	lěi				
灆	lán				
灇	cóng				
灊	qián				
灍	jué	𫞝			
灎	yàn				movement of water; overflowing, billowing; wavy
灐	yíng				
灓	luán	𰛪			
灔	yàn				waves, billows
灗	shàn				
灙	dǎng	𣺼			
灚	jiǎo				
灛	chǎn				
灜	yíng				
灟	zhú	𭲫			
灡	lán	㳕			
灦	xiǎn	𰝤			
灧	yàn	滟		滟	overflowing, billowing; wavy
灱	xiāo				
灲	xiāo				
灳	huī				
灷	zhuàn				
灹	zhà				
灻	chì				
炂	zhōng				
炃	fén				
炄	niǔ				
炇	pū				
炈	yì				
炋	pī				
炍	pàn				
炐	pàng				
炑	mù				
炓	liào				
炚	guāng				
炛	guāng				
炞	bian				
炠	xiá				(Cant.) to cook in boiling water
炡	zhēng				
炢	zhú				
炥	fú				
炦	bá				
炧	xiè				ashes
炨	xiè				
炩	lìng				
炪	zhuō				
炵	tōng				
炶	shǎn				
炿	zhōu				
烄	jiǎo				
烅	xù				
烆	héng				
烇	quǎn				
烌	xiū				
烍	xiǎn				
烎	yín				
烐	zhōu				
烑	yáo				
烒	shì				
烚	xiá				(Cant.) hot; to argue, wrangle, rail at (i.e., to flame)
烞	pò				
烠	huí				
烡	guāng				
烢	chè				
烣	huī				
烥	jù				
烮	liè				
烰	fú				
烲	xiè				
烵	zhuó				
烸	hǎi				
烻	yàn				
烼	xù				
烾	chì				
烿	róng				
焀	hú				
焁	xī				
焂	shū				
焅	kù				(Cant.) to roast, suffocate
焇	xiāo				
焋	zhuàng				
焍	dì				
焎	xiè				
焏	jí				
焑	yān				
焒	lǚ				
焛	lìn	𬮟			
焝	hùn				
焣	chǎo				
焤	fǔ				
焥	wò				
焧	cōng				
焨	fèng				
焩	píng				
焪	qióng				
焫	ruò				(Cant.) hot; to scald, burn
焬	xī				
焭	qióng				orphan; alone, desolate
焲	yì				
焳	jué				
焵	gàng				to temper steel
焷	pí				
焸	xiòng				
焹	gàng				
焺	shēng				
焻	chàng				breath
焼	shāo				burn; bake; heat; roast
焽	xiǒng				
焾	niǎn				(Cant.) soft
煀	wei				(Cant.) to smoke; to fumigate
煂	hè				
煄	zhǒng				
煈	fèng				
煔	shǎn				
煘	chán				
煛	jiǒng				
煡	jìn				
煣	róu				to use a fire to bend wood
煪	qiú				
煫	suì				
煭	liè				
煯	jiē				
煱	guā	㶽			(Cant.) 火煱, to instant-boil thin slices of meat and vegetables in a chafing dish at the dining table
煵	nǎn				
煶	shì				
煷	liang				
煹	gòu				
煼	chǎo	𬊂			to fry, sauté
煾	ēn				
煿	bó				
熂	xì	𪸕			
熃	wù				
熆	hé				
熋	nái				
熌	shǎn	𤇄			
熍	qióng				
熎	yào				
熐	mì				
熑	lián				
熓	wǔ	𤆡			to bank a fire; to smother, put out
熕	gōng	𬊎			
熖	yàn				same as 燄 U+71C4, flame; blazing, brilliant
熚	bì				
熝	lù				(Cant.) to scald with steam
熞	jiān	𰞤			
熡	lóu	𤋏			
熢	péng				
熣	suī				
熦	jué				
熧	zōng				
熩	hù				
熪	yí				
熫	zhì				
熭	wèi				
熮	liǔ				
熶	cuàn				
熷	zēng				
熺	xī				dim light, glimmer; warm
熻	xī				to heat; to roast; to burn
熼	yì				
熽	xiào				
燅	xún				
燆	qiāo				
燌	fén	𰞻			
燍	sī				
燑	tóng				
燓	fén				
燘	měi	𬊖			(Cant.) to suck or chew without using the teeth
燛	jiǒng				
燝	jing				
燞	jiǎo				
燢	xué				
燣	lán				disappointed
燤	tài				
燩	què				
燪	zǒng				
燫	lián				
燯	líng				
燱	yì				
燲	xié				
燳	zhào				
燵	dá	𬊉			a foot-warmer
燷	lán				disappointed
燸	rú				
燺	hè			熇	the dry at the fire to roast
爀	hè				
爁	làn	𬊶			
爂	biāo				
爃	róng	𫞡			
爄	lì	𤇃			
爅	mò				
爈	lǜ				
爉	là				
爋	xūn				
爎	liáo				
爏	lì				
爑	jué				
爒	liǎo				
爖	lóng	𤇭			fire
爘	cān				
爙	rǎng				
爜	cóng				
爞	chóng				
爠	ju				
爡	chè				
爢	mí				
爣	tǎng	𬊵			
爦	lǎn				
爧	líng	𫞠			
爩	yù				(Cant.) to smoke, fumigate; to bleach with burning sulfur
爮	páo				
爳	han				
爴	jué				
爼	zǔ				a small table or tiered stand filled with meat offerings
牃	dié				
牅	yōng				
牉	pàn				to split something into two
牊	cháo				
牑	biān				
牔	bó				gable
牗	yǒu				
牜	niú			牛	an ox, a cow Radical 93
牞	jiū				
牥	fāng				
牨	gāng				
牪	yàn				
牫	gē				
牬	bèi				
牭	sì				
牰	yòu				
牱	gē				
牶	quàn				a nose-ring for an animal
犃	pǒu				
犅	gāng	𰠫			
犈	quán				
犌	jiā				
犐	kē				
犑	jú				
犓	chú	𬌝			
犔	xì				
犕	bèi				
犘	má				
犙	sān				
犚	wèi				
犜	dūn				
犝	tóng				
犞	qiáo	𪺭			
犠	xī				sacrifice, give up; sacrificial
犡	lì				
犣	liè				
犤	pái	𰠹			
犥	piāo				
犦	bó				
犱	jǐ				
犲	chái			豺	wolf; cruel, wicked, mean
犳	zhuó				
犻	bó				
犽	yà				
犾	yín				
犿	huān				
狅	kuáng				
狇	mù				
狊	jú				
狋	yí				
狌	shēng				livestock
狏	tuó				
狑	líng				
狔	nǐ				
狕	yǎo				
狖	yòu				a gibbon with a long tail and prominent nose
狚	dàn				
狛	bó				lion-dog shrine guardians
狜	kǔ				mother cattle
狟	huán				
狢	hé				animal name
狣	zhào				
狤	jí				
狧	tà				
狪	tóng				
狵	máng			尨	blend; variegated; striped
狶	xī				
狾	zhì				
狿	yán				
猀	shā				
猄	jīng				a kind of deer
猅	pái				
猆	fēi				
猉	qí				
猌	yìn	𪺽			
猍	lái	𰡎			
猏	jiān				
猐	qiāng				
猑	kūn				
猒	yàn				
猔	zòng				name of an ancient tribe
猚	yá				
猟	liè				hunt; field sports
猠	diǎn				
猤	guì				
猦	fēng				
猧	wō	𰡏			
猯	tuān				
猰	yà				
猼	bó				
猽	míng				
獂	yuán				
獆	háo				
獇	qiāng				
獈	yì				
獊	cāng	𪺷			
獌	màn				
獑	chán	𰡔			
獓	áo				
獔	háo				
獖	bèn	𰡞			
獛	pú				
獜	lín				
獟	yào	𬌮			
獡	shuò				
獣	shòu				beast, animal; bestial
獤	dūn				
獥	jiào				
獦	gé				
獩	huì	𤞃			
獶	nǎo				
獹	lú	𰡄			a hound
獽	ráng				
獿	nǎo				
玌	qiú				
玏	lè				
玐	bā				
玚	chàng		瑒		a kind of jade
玜	hóng				
玝	wǔ				
玣	biàn				
玧	mén				reddish
玪	jiān				
玬	dǎn				
玴	yì				
玵	án				
玸	fú				
玽	gǒu				
玾	jiǎ				
珁	cí				
珄	shēng				
珆	yí				
珕	lì				
珗	xiān				
珘	zhōu				
珜	yáng				
珟	sù				
珢	yín				precious stone
珤	bǎo				treasure, jewel; precious, rare
珨	xiá				
珫	chōng				
珬	xù				
珯	lǎo				
珱	yīng				a necklace made of precious stones
珴	é				
珸	wú				
珼	bèi	𫞥			
珿	chù				
琂	yán				
琄	xuàn			鞙	scabbard; traces, reins
琋	xī				
琌	líng				
琑	suǒ				
琒	fēng				
琓	wán				
琔	diàn				
琕	pín				type of pearl; scabbard
琗	sè				
琘	mín				
琙	yù				
琜	lái				
琞	shèng				
琟	wéi				
琡	chù				
琣	běng				
琧	è				
琩	chāng				
琷	què				
琸	zhuó				
琻	jīn				
琽	dǔ				
琾	jiè				
瑅	tí				
瑆	xīng				
瑈	róu				
瑊	jiān				a kind of jade-like stone
瑌	ruǎn				a white opaque quartz used for ornaments
瑍	huàn				
瑎	xié				
瑐	jiǎn				
瑒	chàng	玚			a kind of jade
瑓	liàn				
瑖	duàn				
瑘	yá				peace; mountain name
瑝	huáng				
瑡	shī				
瑥	wēn				
瑦	wǔ				
瑫	tāo				
瑬	liú				
瑮	lì				
瑴	jué				twin gems
瑵	zhǎo				
瑸	bīn		璸	璸	jade's streaks
瑹	shū				
瑺	cháng				
瑼	zhuān				
璂	qí				jade ornament
璄	jǐng				
璌	yín				
璍	yè				
璏	wèi				
璑	wú				
璒	dēng				
璓	xiù				
璔	zēng				
璕	xún	𬍤			
璖	qú				
璗	dàng	𬍡			yellow gold
璙	liáo				
璛	sù	𰢄			
璤	huì				
璭	gùn				
璳	tián				
璴	chǔ				
璶	jìn				
璷	lú				
璹	shú	𰡽			
璻	zuǐ				
璼	lán	𫞨			
璾	zī	𫞦			
瓂	gài				
瓃	léi				
瓄	dú	𪻨			
瓆	zhì				
瓇	róu				
瓉	zàn				
瓋	tì				
瓍	suí				
瓎	là				
瓐	lú	𰡵			
瓑	lì				
瓓	làn	𬎑			
瓕	mí	𤦀			
瓗	qióng				
瓙	dào				
瓝	bó				
瓟	bó			匏	the bottle-gourd
瓡	zhí				
瓥	lì				
瓨	xiáng				
瓪	bǎn				
瓫	pén				
瓭	dǎn				
瓲	wa				
瓳	hú				
瓹	juān				(Cant.) to hide quickly; to dash
瓺	cháng				
瓽	dàng				
瓾	měng				
甂	biān				(Cant.) 打甂爐, to instant-boil thin slices of meat and vegetables in a chafing dish at a dining table
甆	cí			瓷	
甈	qì				
甉	xián				
甊	lǒu	𰢦			
甐	lìn				
甠	qíng				
甤	ruí			蕤	drooping leaves; fringe soft, delicate
甧	shēn				
甶	fú				
甼	tǐng				raised path between fields
畃	xún				
畉	fú				
畍	jiè				
畐	fú				to fill; a roll of cloth
畓	duō				rice field
畕	jiāng				
畖	wā				
畗	dá				
畘	nán				
畞	mǔ				
畠	tián				garden, field, farm, plantation
畡	gāi				
畣	dá				
畨	pān				foreign; to repeat
畩	yī				
畭	yú				
畳	dié				repeat, duplicate; repetitious
畻	chéng				
畼	chàng				
疀	chā				
疁	liú				
疂	dié				repeat, duplicate; repetitious
疄	lìn				
疅	jiāng				
疈	pì				
疌	jié				
疓	nǎi				fatigued; (Cant.) paralysis of the foot
疛	zhǒu				
疜	xià				
疞	xū				
疦	jué				
疨	xiā				
疩	cuì				
疪	bì				
疰	zhù				summer-time disease
疷	zhī				
疺	fá				
疻	zhǐ				injury caused by being struck; a bruise
痀	jū				to crouch; a hunchback
痃	xuán				indigestion; buboes, lymphatic inflammation
痆	niè				
痋	téng				
痑	tān				a disease of horses
痝	máng				
痟	xiāo				
痥	duó				
痩	shòu				thin, emaciated, lean; meager
痬	yì				
痮	zhàng	𪽪		脹	a swelled belly; dropsical; to swell; inflated
痶	tiǎn				
痷	ān				
痸	chì				
痽	duī				
瘄	cù				
瘇	zhǒng				dropsy of the leg
瘎	chén				
瘑	guō	𬏮			
瘒	wén	𬏫			
瘔	kù				
瘣	huì				
瘬	zhàng				
瘱	yì	𪽷			
瘶	sòu			嗽	to cough; to expectorate
瘷	sè				
瘹	diào				
瘽	qín				
癁	fú				
癊	yìn				a disease of the heart
癋	hè				
癏	guān				
癑	nòng				
癓	wéi				
癗	lěi				
癚	dàn				
癛	lǐn				
癝	lǐn				
癦	me				(Cant.) a mole (on the skin)
癨	huò				quickly, suddenly; surname
癳	luǒ				
癴	luán	𰣽			
癵	luán				
癷	bō				
癹	bá				
発	fā				issue, dispatch, send out, emit
皅	pā				
皉	cǐ				
皊	líng				
皍	jí				
皏	pěng				
皔	hàn				
皗	chóu				
皛	xiǎo				
皟	zé	𤾀			
皠	cuǐ				
皡	hào			皞	bright; brilliant
皢	xiǎo				
皣	yè				
皥	hào			皞	bright, brilliant
皧	ài				
皩	huàng				
皬	hé				
皯	gǎn				
皳	qiú				
皵	què				
皶	zhā				rough skin; rough
皹	jūn				crack, chap
皼	gǔ				
皾	dú	𰤬			
盀	qǐ				
盁	yíng				
盄	zhāo				
盓	yū				
盕	fàn				
盙	fǔ			簠	a basket, square outside and round inside, used to hold boiled grain in State worship
盠	lí				
盢	xù				
盨	xǔ	𪾔			
盫	ān				
盰	gàn				
盳	wàng				
盶	yuǎn				
盷	tián				
盺	xīn				see indistinctly, look fixedly
盽	fēng				
盿	mín				
眀	míng				
眃	yún				
眆	fǎng				indistinct
県	xiàn				county, district, subdivision
眏	yāng				
眐	zhēng				
眒	shēn				
眓	huò				
眔	dà				
眖	kuàng				
眗	jū				
眘	shèn				
眜	mò				
眝	zhù				
眤	nì				
眧	chǎo				
眪	bǐng				
眫	mǐ				
眮	tóng				
眱	dì				
眲	nè				despise
眻	yáng				
眿	mò				
睈	chěng				
睉	cuó				
睋	é				
睌	mǎn				
睔	gùn	𬑆			
睕	wǎn				
睗	shì				a flash
睝	lí				
睤	bì				to look around, look askance
睧	hūn				dull vision
睩	lù				
睭	zhǒu				
睮	yú				
睰	mà				
睱	xià				to gaze slowly; white appearance of the eyes
睲	xǐng				
睳	huī				
睴	gùn	𬑕			
睵	zāi				
睶	chǔn				
睷	jiān				
睸	mèi				(Cant.) to close, shut
睻	xuān				
睼	tiàn				to gaze at
瞁	xù				
瞂	fá				
瞃	wò				
瞆	kuì		瞶		dim
瞉	kòu				
瞊	dàng				
瞐	mò				
瞔	zé				
瞗	diāo				
瞙	mò				
瞚	shùn				
瞛	cōng	𰥒			
瞝	chī				
瞡	guī	𰥪			
瞣	wàn				
瞦	xī				
瞨	pú				
瞮	chè				
瞯	xián	𰥨		瞷	to peep; to spy
瞱	yè	𬑓			
瞲	xù				
瞴	móu				
瞶	guì	瞆			dim; blurred vision
瞸	yè				
瞺	huì				
瞾	zhào				
矀	méi				
矂	sào				
矃	nǐng				
矄	xūn				
矅	yào				
矆	huò				
矈	mián				dense, detailed, fine
矊	mián	𬑧			
矋	lěi				(Cant.) to stare angrily
矌	kuàng				
矎	xuān				
矏	mián				
矐	huò				
矑	lú	𪾦			the pupil of the eye; to see
矒	méng				
矕	mǎn	𰥠			to see, witness, inspect
矖	xǐ	𰥢			to stare at
矘	tǎng	𰥹			
矝	jīn				
矡	jué				
矤	shěn				
矪	zhōu				
矲	bà	𰦜			
矵	qì				
矹	wù				
矺	zhé				(Cant.) to press steadily
砇	mín			珉	a stone resembling jade, alabaster
砊	kāng				
砋	zhǐ				
砎	jiè				
砏	bīn				
砐	è				(Cant.) to nod one's head; to shake, sway
砓	zhé				
砙	wǎ				
砛	jīn				
砞	mò				to smash rock
砡	yù				
砤	tuó				
砨	è				
砪	mǔ				
砱	líng				
砶	pò				
砽	yòng				
砿	kuàng				mine; mineral, ore
硂	quán				
硄	kuāng				
硆	è				
硈	qià				
硉	lù				bones of a thin horse
硊	wěi				the name of a place in Wuhu county, Anhui province
硋	ài				
硓	lǎo				
硔	hóng				
硘	qing				
硛	yì				
硞	què				
硟	chàn				(Cant.) to slip; to work and polish gems
硠	láng				
硡	hōng				
硢	yú				
硣	xiāo				
硥	mǎng				
硦	luò				
硧	yǒng				a grindstone; (same as U+7850 硐) a cave, cavern
硩	chè				
硰	shā				
硱	kǔn				
硲	yù				
硳	chì				
硴	huā				
硶	chěn				
硸	nüè				thick-lipped; a grindstone
硹	sōng				
硺	zhuó				
硽	yān				
硿	kōng				
碀	chéng				
碂	zòng				
碄	lín				
碅	jūn				
碆	bō				arrow-tip
碊	jiān				
碋	hè				
碐	léng				
碒	yín				
碕	qí			埼	a cape, spit, promontory
碖	lǔn				
碙	náo	𥐻			
碠	dìng				
碢	tuó	𰦿			
碤	yīng				
碦	kè				
碨	wèi				millstone
碮	tí				
碵	tián				
碶	qì				a flood-gate, a water-gate
碷	dùn				
碹	xuàn				
碽	gōng	䂵			
碿	sù				
磀	é				
磂	liú				
磃	sī				
磄	táng				
磆	huá				
磇	pī			砒	arsenic (element 33, As)
磌	tián				rumbling sound
磍	xiá				
磏	lián				
磒	yǔn	𬒍		隕	to fall from or into
磓	duī				to throw (a stone)
磗	zhuān				
磘	yáo				
磝	áo				
磞	pēng				
磢	chuǎng				(Cant.) to grind; a roller
磦	biāo				
磩	qì				
磫	zōng				
磮	lún				
磰	shàn				
磱	láo	𮀤			
磳	zēng				
磶	xì				
磸	dìng				
磼	zá				
磾	dī	䃅			dyestuff (black-colored mineral)
磿	lì				
礂	xī				
礃	zhǎng				mining a face in a coal mine
礇	yù				
礈	zhuì				
礉	hé				
礊	kè				
礋	zé	𰦰			
礍	jié				
礏	yè	𬒆			
礑	dàng				
礒	yǐ	𥐟			
礔	pī				
礕	pī				
礖	yù				
礘	è				
礛	jiān	𰧔			
礟	pào			礮	ancient ballista for throwing heavy stones; a cannon, a gun
礠	cí				
礢	yǎng				
礣	mà				
礥	xián	𰧇			
礨	lěi				
礩	zhì	𰧉			
礭	què				
礯	yīng				
礰	lì	𰦦			
礳	mò				name of place in shan xi province
礶	guàn			罐	a jug, a pitcher, a jar, a pot
礷	lán				
礸	cǎ				
礹	yán	𰦾			
礻	shì			示	cult; radical number 113
祋	duì				
祌	zhòng				
祑	zhì				
祒	tiáo				
祙	mèi				demon
祡	chái				
祣	lǚ				
祤	yǔ				
祩	zhù				red or short garments
祪	guǐ				
祬	zhī				
祮	gào				
祰	gào				
祱	shuì				
祳	shèn				
祴	gāi				
祵	kǔn				
祶	dì				
祹	táo				
祽	zuì				
祾	líng				
禃	zhí				
禆	bì				
禇	zhě				
禈	huī				
禉	yǒu				
禌	zī				
禐	yuàn				
禒	xiǎn				
禓	yáng	𰧰			to drive out demons, etc., as was done at the new-year
禗	sī				
禙	bèi				
禞	gào				
禟	táng				
禣	fù				
禬	guì	𰧻			
禭	suì				
禯	nóng	𰧾			
禲	lì				
禵	tí	𰨖			
禶	zàn				
禷	lèi				
禼	xiè				used in personal names
秂	rén				
秄	zǐ			耔	to hoe
秅	chá				
秇	yì			埶	skill, ability in handicraft a craft, an art, a calling; a trade; an accomplishment
秎	fèn				
秐	yún			耘	to weed
秓	zhī				
秗	yù				
秙	kù				
秛	pī				
秝	lì				(Cant.) excessively thin
秞	yóu				
秡	bó				
秢	líng				
秥	nián				white rice
秨	zuó				
秪	zhī				only, merely
秮	huó				
秱	tóng				
秲	zhì				
秳	huó				
秴	hé				
秵	yīn				
秶	zī				
秹	rěn				
秺	dù				
秼	zhū				
秿	fù				
稁	gǎo				
稄	xùn				
稇	kǔn				to bind, as faggots of sheaves
稏	yà	䅉			a kind of rice plant; shaking and waving of the rice plant
稐	lǔn				
稒	gù				
稓	zuó				
稕	zhùn				
稖	bàng				maize
稘	jī			朞	a full year, an anniversary
稝	péng				
稡	zuì				
稢	yù				
稤	lüè				
稥	xiāng				
稦	yī				
稧	xì				
稩	jì				
稪	fú				
稫	pì				
稯	zōng				
稰	xǔ				
稴	xián				
稵	zī				
稶	yù				
稸	xù				
穁	róng				
穂	suì				ear of grain; tassel; Guangzhou
穃	rong				
穏	wěn				calm, quiet, peace; moderation
穐	qiū				fall, autumn
穒	hè				
穓	yì				
穔	huáng				
穕	qiè				
穖	jǐ	𬓠			
穘	xiāo				
穙	pú				
穚	jiāo				
穛	zhuō				
穝	zui				
穣	ráng				stalks of grain; lush, abundant
穥	yù				
穦	pīn				
穪	chēng			偁	to praise
穬	kuàng	𰨜			
穱	zhuō				
穲	lí				
穳	cuán				
穻	yū				
穼	shēn				
穾	yào				
窇	báo				
窉	bǐng				(Cant.) to hide things, to conceal
窏	wū				
窐	guī				
窙	xiāo				
窚	chéng				
窛	kòu				
窡	zhuó				
窢	xū				
窤	guān				
窧	zhuo				
窫	yà				
窱	tiǎo	𰩏			
窲	cháo				
窷	liào				
窹	wù				
窼	zhāo				
窽	kuǎn				empty; vacant
竀	chēng	𰩓			
竂	liáo				
竆	qióng			窮	exhausted; impoverished; poor
竉	lǒng	𰩅			a hole; a cleft; empty
竌	chù				
竍	shí				decaliter
竎	fù				
竏	qiān				kiloliter
竐	chù				
竒	qí			奇	strange, unusual, uncanny, occult
竓	háo				milliliter
竔	shēng				liter
竕	fēn				deciliter
竗	miào				
竘	qǔ				
竛	líng				
竜	lóng			龍	dragon; symbolic of emperor
竤	hóng				
竧	jìng				
竨	diào				
竩	yì				
竫	jìng				
竬	qǔ				
竮	pīng				
竰	lí				centiliter
竱	zhuǎn	𫁟			
竲	céng				
竳	dēng				
竴	cūn				
竵	wāi				
竷	kǎn				
竸	jìng				contend, vie, compete
竻	lè			簕	thorns, brambles
竼	péng				bamboo cover for boat
笁	zhú				
笂	wán				
笅	jiǎo				
笇	suàn				
笌	yá				
笍	zhuì				
笒	cén				
笖	yǐ				
笗	dōng				
笘	shān				
笚	dā				
笜	zhú				
笝	nà				
笟	gū				
笡	qiè				
笢	mǐn				
笣	bāo				
笧	cè				to entwine around; check (a current) with a weir
笩	fá				
笴	gǎn				an arrow shaft
笶	shǐ				
笷	mǎo				
笹	ti				small bamboo
笽	mǐn				
笿	luò				
筁	qū				a bamboo frame on which silkworms spin their cocoons
筂	chí				
筄	yào				
筓	jī				a hairpin; fifteen-year-old girl
筗	zhòng				
筙	lái				
筟	fū				
筡	tú				
筣	lí				
筨	hán				
筪	xiá				
筫	zhì				
筬	chéng				reed of a loom
筶	gào				
筺	kuāng				bamboo basket or chest
筻	gàng				place name in Hunan province
筽	ōu				
筿	xiǎo				
箁	póu				
箃	zōu				
箄	bǐ				a basket; a raft
箆	bì				fine-toothed comb; comb hair
箈	tái				
箉	guǎi				
箌	dào				
箖	lín			籃	a large basket
箚	zhá				brief note; official communique
箞	qiān				
箟	jùn				
箣	cè				
箤	zú				
箥	bǒ				
箰	sǔn				
箲	xiǎn				a bamboo brush
箳	píng				bamboo mat used to protect carriage passengers from dust (vulgar form)
箵	xīng				bamboo screen used in fishing
箶	hú				
箷	yí				a bamboo rack, clothes horse
箹	yuē	𰩺			
箺	chūn				
箻	lǜ				
箼	wū				
箽	dǒng				
箿	jí				
篂	xīng				
篅	chuán				bamboo silo; bamboo tool
篈	fēng				
篊	huáng				
篍	qiū				
篎	miǎo				
篏	qiàn				inlay, set in; fall into; rugged
篐	gū				
篒	shi				
篕	hé				
篗	yuè				a tool used for holding or winding thread; kite string
篞	niè				
篣	péng				
篫	zhù				
篬	qiāng				
篵	cōng	𥬈			
篸	cǎn	𥮾			a basket, hod, scuttle; a hairclasp
篺	pí			棑	a raft
篻	piǎo				
篽	yù				
篿	tuán	𰩮			
簂	guì	𫂆			
簄	hù				
簅	chǎn				
簈	píng				bamboo mat used to protect carriage passengers from dust
簊	jī				
簎	cè				
簐	niǎn				
簓	diāo				a bamboo whisk; the broken end of a bamboo stalk
簔	suō				a coat raincoat
簗	liang				a weir, fish trap, fish pond
簘	xiāo				musical instrument like pan-pipes, bamboo flute
簙	bó				
簚	mì				
簛	shāi			篩	sieve; to sift; to strain
簢	mǐn	𫂃			
簤	dài				
簩	láo				
簭	shì				
簯	qi				
簱	qí				
簲	pái				
簳	gǎn				
簴	jù				
簵	lù	𰪏			fine bamboo
簶	lù				
簺	sài				
簼	gōu				
籂	shi				
籄	kuì			簣	a basket for carrying earth
籆	yuè				a tool used for holding or winding thread; a kite string
籇	háo				
籈	zhēn				
籉	tái				
籋	niè	𥬞			
籎	yí				
籏	qí				flag
籕	zhòu				
籖	qian				tally; lot; marker
籗	zhuó				
籘	téng				climbing plants, vines, cane
籞	yù				a fence
籡	qiè				
籦	zhōng	𰪊			
籨	lián				trousseau
籰	yuè				a tool used for holding or winding thread; kite string
籱	zhuó				
籶	shēn				
籷	zhé				
籺	hé				
籾	ní				unhulled rice
籿	cùn				
粂	zhāi				surname
粅	wù				
粆	shā				coarse
粈	róu				
粊	bì				
粋	cuì				pure; unadulterated; select
粌	yin				
粍	zhé				millimetre
粎	mǐ				meter
粏	tai				
粐	hù				
粓	gān				
粖	mò				
粙	zhòu				
粛	sù				pay respects; reverently
粠	hóng				
粡	tóng				
粣	cè				
粫	ér				
粭	hé				
粯	xiàn	𬖑			
粴	lǐ				
粶	lù				
粷	jú				
粸	qí				
糀	huā				
糂	sǎn				
糃	táng				
糄	biǎn				
糋	jiàn				
糎	lí				(J) centimetre
糏	xiè				rice grits left after hulling
糐	fū				
糑	nuò				
糓	gǔ			穀	grain, corn
糘	jiā				
糚	zhuāng				
糛	táng				
糡	jiàng			糨	starch, paste; to starch
糣	sǎn				
糤	sǎn			饊	fried round cakes of wheat flour
糥	nuò				
糦	xī				
糩	kuài				
糪	bò				
糫	huán				
糮	xiàn	𬖮			
糳	zuò				
糷	làn	𰫖			
糼	gōng				
糽	zhěng	𰫼			
糿	yòu				
紁	chà				
紌	qiú	𬘕			
紎	zī				
紏	tǒu				
紒	jì	𰬀			
紖	zhèn	纼			a rope for leading cattle or horse
紣	cuì				
紤	jiǔ				
紦	ba				
紨	fū	𰬅			
紪	qī				
紭	hóng	𰬋			
紴	bō				
紶	qū	𬘛			
紷	líng				
紸	zhù	𰬇			
紻	yǎng				
絇	qú	𰬆			
絈	mò				
絉	shù				
絊	zuì				
絋	kuàng				
経	jīng				classic works; pass through
絑	zhū	𰬏			
絒	chóu				
絔	bǎi				
絗	hú				
絙	huán	𫄠		絚	
絟	quán	𬘥			
絠	gǎi	𬘠			
絤	xiàn	𬘟			
絥	fú	𫄢		鞴	to harness a horse a board in front of a carriage for the driver to lean on
絧	dòng	𫄡			
絩	tiào				
絬	xiè				
絭	juàn				
絯	gāi	𰬓			
絴	xiáng				
絵	huì				draw, sketch, paint
絸	jiǎn	𬘖			cocoon; callus, blister
絼	zhèn	𰬛			
絽	lǚ	𬘤			a silk gauze
絾	chéng	𰬖			
綄	huán	𬘫			to hate; crimson; to thread
綇	xiǔ	𦈋			
綊	xié	𰬍			
綋	hóng	𫟄			
綐	duì	䌼			a kind of fine silk fabric
綒	fū				
綔	hù				
綕	zhī	𬘨			
継	jì				continue, maintain, carry on
続	xù				continue, carry on; succeed
綛	rěn				
綞	duǒ	缍			a kind of thin silk
綟	lì	𫄫			
綡	liáng	𫟅			
綤	shào				
綧	zhǔn	𬘯			
綨	qí				
綩	wǎn				
綶	guǒ				
綼	bì	𰬤			
緀	qī	𰬢			
緂	tián	𰬧			
緃	zōng				perpendicular, erect
緈	xìng				
緉	liǎng	𮉧			a pair; an ancient unit for counting shoes
総	zǒng	𰬥			collect; overall, altogether
緑	lǜ				green; chlorine
緓	yīng	绬			
緕	qi				
緟	chóng	𫟆			
緢	miáo	𰬬			
緧	qiū	𬘶			
緭	wèi				
緮	fù	𫄭			
緳	xié				
緵	zōng	𰬯			net
緷	yùn	𦈉			
緸	yīn	𦈑			
緺	guā	𮉨			anciently, a blue-green ribbon attached as a seal
緼	yùn				variant of 縕 U+7E15, tangled hemp, raveled silk; vague, confused
緽	chēng				
緾	chán				
緿	dài				
縀	xiá				
縁	yuán			緣	hem
縄	shéng				rope, string, cord; control
縅	wēi				to threaten, intimidate
縆	gēng			絚	a rope
縇	xuān				decoration
縌	nì	𰬳			
縍	bāng	𫄰			to bind (shoes)
縎	gǔ	𦈔			
縒	cī	𬘷			to twist
縓	quán	𰬲			orange or reddish-yellow silk
縔	shuǎng				
縖	xiá	𬘻			
縘	xī				
縙	róng				
縜	yún	𰬚			
縤	sù				
縥	zhěn				
縨	huǎng				
縪	bì	𰬎			
縬	cù	𦈚			
縸	mù	𫄲			
縺	lián	𦈐			to tangle, knot, kink, get twisted; to get complicated
縼	xuàn	𰬵			
繀	suì	𮉮			reeling device on spinning wheel
繂	lǜ	𫄴			to let down slowly
繉	hún				
繊	xiān				fine, delicate; minute; graceful
繌	sha				
繍	xiù				embroider; embroidery; ornament
繎	rán	𬙇			
繏	xuàn	𦈝			
繑	qiāo	𰬐			to wind (as a spring)
繓	zuǒ	𦈛			
繗	lín	𬙈			
繛	chuò				
繜	zūn	𰬺			
繝	jiàn				
繟	chǎn	𦈎			
繤	zuǎn				edit
繥	xī				
繧	yun				
繬	sè	𫄱			
繱	cōng				
繲	xiè	𰬽		挫	to work as a tailor, and do washing-for a living
繴	bì				a kind of fishing-net
繵	dàn	𬙉			
繶	yì	𫄷			
繷	nǒng	𫄣			
繺	shǎi				
繿	lán	䍀			(same as U+8964 襤) clothes without hem; ragged garments; sloppily dressed
纀	pú	𰬿			
纃	qí	𬘧			
纄	péng				
纅	yào				
纋	yōu	𰭀			
纐	jiǎo				
纗	zuī	𫄹			
纝	léi				
纞	liàn				
纼	zhèn		紖		a rope for leading cattle or horse
绬	yīng		緓		
缍	duǒ		綞		a kind of thin silk
缐	xiàn		線	線	
缷	xiè				lay down; retire from office
缹	fǒu				(Cant.) to cook
缻	fǒu			缶	pottery, earthenware
缼	qi				
缿	xiàng				
罀	zhao				black glazed earthen jar
罊	qì				
罖	luó				kwukyel
罙	shēn				deep
罜	zhǔ				
罞	máo				
罤	tí				
罧	shèn				a heap, lump
罬	zhuó				
罯	ǎn				
罺	cháo				
罼	bì	𬙝			
羄	zhào				
羉	luán				
羏	yáng				
羐	yǒu				to lead, guide
羒	fén				a white ram
羓	bā			豝	dried meat
羕	yàng				overflow
羘	zāng				ram
羙	gāo			美	beautiful
羛	yì				
羠	yí				
羦	huán				
羪	yang				
羫	qiāng				the skeleton of a sheep
羬	qián				
羳	fán				
羷	liǎn				
羺	nóu				
羻	qiàng				
羾	gòng				
翂	fēn				
翆	cuì				color green; kingfisher
翇	fú				
翈	xiá				
翉	běn				
翋	lā				
翍	pī				
翐	zhì				
翑	qú				
翓	xié				
翗	ké				
翜	shà	𰭢			
翝	hóng				
翞	jiāng				
翢	dào				
翤	chì				
翧	xuān				
翨	chì				
翭	hóu				
翲	piāo				
翴	lián				
翵	hóu				
翶	áo				
翷	lín				
翸	pěn				
耂	lǎo				variant of radical 125
耓	tīng				
耚	pī				
耛	yí				
耟	jù				
耣	lǔn				
耥	tāng				farm tool
耫	zhá				
耭	jī				plow, cultivate
耯	huò				
耴	yì				
耹	qín				
耺	yún				non-standard variant of U+8077 職: duty, profession; office, post
耾	hóng				deafness
聀	zhí				
聁	pàn				
聄	zhěn				
聅	chè				
聇	zhēng				
聈	yǒu				
聉	wà				
聏	ér				
聐	yà				
聑	tiē				
聓	xù				
聕	hào				
聗	liè				
聙	jīng				
聛	bǐ				
聜	dǐ				
聟	xù				son-in-law; husband
聠	pīng				
聢	dìng				certainly, definitely
聣	ní				
聤	tíng				
聥	jǔ				
聧	kuī				
聫	lián				connect, join; associate, ally
聬	wěng				
聭	kuì				
聴	tīng				hear, listen; understand; obey
聸	dān				
聺	qié				
聻	nǐ	𫆏			death of a disembodied spirit; depraved
肀	yù				pen; radical number 129
肁	zhào				
肂	sì				
肍	qiú				
肑	bó				
肒	huàn				
肔	chǐ				
肗	rǔ				
肞	chā				
肣	hán				
肦	fén				large head; many; high; to divide, to distribute
肨	pàng				to swell; fat, swollen
肳	wěn			吻	the corners of the mouth, the lips
肶	pí				(Cant.) leg, thigh
肻	kěn				
胅	dié				
胈	bá				hair on the thigh
胉	bó				
胋	tián				
胐	fěi				
胒	nì				
胓	píng				fat
胕	fǔ				
胘	xián				
胟	mǔ				
胢	kē				
胣	chǐ				
胮	pāng				to swell
胵	chī				(Cant.) 芙胵, the gizzard and liver of domestic fowl
胿	guī				
脀	chéng				
脁	tiǎo				to offer flesh in sacrifice
脄	méi				
脋	xié				
脌	nin				(Cant.) female breast; milk
脎	sà				osazone
脕	wàn				
脙	xiū				
脜	yǒu				
脟	liè				
脠	shān				
脦	de				slovenly
脪	xìn				erysipelas; sloughing of an ulcer
脭	chéng				
脮	něi				
脳	nǎo				brain
脴	pǐ				
脵	gǔ				thighs, haunches, rump; share
脺	cuì			膵	pancreas
脻	jiē				
脼	liǎng				
脽	shuí				(Cant.) a child's penis
腀	lún				
腁	pián			胼	callus
腂	lěi				
腃	kuì				
腅	dàn				
腇	něi				
腉	nái				nipple, pap
腏	chuò				
腗	pí				
腛	wò				
腝	ní				
腞	zhuàn				
腟	chì				vagina
腢	ǒu				the collar-bone
腣	dì				
腤	ān				
腨	shuàn				
腪	yùn	𣍯			
腲	wěi				
腵	jiā				
腷	bì				
膄	shòu				to become emaciated
膅	táng				
膉	yì				(Cant.) the smell of oily food that's gone bad
膍	pí				(Cant.) 膍胵, gizzard and liver of domestic animals
膎	xié				
膐	lǚ				
膒	ōu	𬁵			
膖	pāng				
膡	yìng				
膢	lǘ	𦝼			
膤	xuě				
膥	cūn				(Cant.) eggs of birds or reptiles; testicles
膧	tóng				
膭	guī				
膮	xiāo	𰮝			
膯	tēng				
膱	zhí				(Cant.) the smell of oily food that's gone bad
膶	rùn	𬂀			(Cant.) liver
膸	suǐ				
膹	fèn	𪱥			
膼	zhuā				
臅	chù				
臎	cuì				
臒	wò				
臓	zàng				internal organs, viscera
臔	xiàn				
臗	kuān	𣎑			
臡	ní	𰯋			
臤	qiān	臤	臤		hard; wise
臦	guàng				
臩	guǎng				
臫	jiǎo				
臮	jì				
臰	chòu				
臱	mián				
臵	gé				
臶	jiàn				
臷	dié				
臸	zhī				
臹	xiū				
舃	xì			舄	a shoe; the sole of a shoe; magpie
舎	shè				house, dwelling; dwell, reside
舏	jiǔ				
舑	tān				
舕	tàn				to stick out the tongue
舗	pù				store, shop
舙	huà				
舚	tiàn				to put out the tongue
舤	fán				
舥	pā				
舦	tài			艜	(Cant.) rudder
舧	fán				
舮	lú				bow or prow of boat
舯	zhōng				
舼	qióng				
舽	páng				
舿	kuā				
艀	fú				a sampan, lighter, barge
艂	féng				
艃	lí				
艆	láng				
艈	yù				
艊	bó				
艌	niàn				to caulk
艍	jū				
艐	kè				
艒	mù				
艓	dié				
艔	dào				(Cant.) boat
艛	lóu	𰰑			
艝	xuě				
艞	yào				
艠	dēng				
艡	dāng				
艥	jí			楫	an oar or paddle. to row
艧	huò				
艵	pīng				
艼	tīng				
芁	jiāo				
芅	yì				
芆	chāi				
芇	mián				
芉	gān				
芌	yù				
芐	hù				
芓	zì				
芖	zhì				
芛	wěi				
芠	wén				
芢	rén				
芵	jué				
芶	gǒu				surname
芺	ǎo				
苀	háng				
苂	yín				
苃	yǒu				
苅	yì				cut off, reap, mow; sickle
苆	qiē				
苐	tí				sequence, number; grade, degree
苖	dí				
苚	yòng				
苝	bèi				
苨	nǐ				
苬	xiú				
苭	yǎo				
苮	xiān				
苰	hóng				
苳	dōng				Petasites japonicus
苵	dié				
苸	hū				
苼	shēng				
苽	gū				bulrush, Zizania latifolia
苿	wèi			茉	
茋	zhǐ				
茐	cōng				
茒	yuán				
茙	róng				
茟	yù				
茡	zì				
茣	wú				mat, matting
茤	jì				
茩	gòu				(薢茩) a type of rhododendron
茪	guāng				
茮	jiāo				
茰	yú				
茺	chōng				motherwort
茾	qiān				
茿	zhú				
荂	fū				
荋	ér				
荌	àn				
荎	chí				
荓	píng				
荕	jīn				
荖	lǎo				betel pepper
荗	shù				
荘	zhuāng				village, hamlet; villa; surname
荢	zì				
荰	dù				
荱	wěi				
荲	lí				
荴	fū				
荶	yín				
荹	bù				
荺	yǔn				
荾	suī				
荿	chéng				
莀	chén			農	to farm; a farmer; agriculture
莁	wú				
莂	bié				
莃	xī				
莄	gěng				
莇	zhù				
莈	mò				
莋	zuó				
莌	tuō				
莍	qiú				
莏	suō				
莐	chén				
莑	péng				
莗	chē				
莟	hàn				a bud
莡	cuò				
莣	wáng				
莤	sù				
莥	niǔ				
莬	wèn				
莮	nán				
莯	mù				
莵	tù				dodder; creeper
莻	gòng				late
莾	mǎng				
菄	dōng				
菈	lā				
菋	wèi				
菍	niè				
菒	gǎo				
菗	chóu				
菙	chuí				
菚	zhàn				
菛	mén				
菞	lí				
菤	juǎn				
菦	qín				
菨	jiē				
菬	qiáo				
菭	tái				
菮	gēng				
菳	qín				
菵	wǎng				
菿	dào				
萀	hǔ				
萂	hé				
萈	huán				
萉	fèi				
萒	yǎn				
萓	yí				
萔	tiáo				
萖	wǎn				
萗	cè				
萙	zhěn				
萛	jiū				
萞	bì				
萟	yì				
萠	pān				bud, sprout
萡	bo				
萢	pāo				
萪	kē				
萫	xiàng				
萭	yǔ				
萯	fù	𰰷			
萳	nǎn				
萶	chǔn				
萷	xiāo				
萺	mào				
萾	yíng				
萿	kuò				
葀	kuò				
葁	jiāng			薑	ginger
葂	miǎn				
葃	zuò				
葈	xǐ				Xanthium strumarium
葊	ān				cottage
葋	qú				
葌	jiān				
葏	jīng				
葐	pén				
葓	hóng				Polygonum orientale, prince's feather'
葔	hóu				
葕	yàn				
葘	zī				
葝	qíng	𫈎			
葞	mǐ				
葟	huáng				
葢	gài			盖	cover, hide, protect
葨	wēi				
葪	jì				
葮	duàn				
葰	suī				
葲	quán				
葻	lán	𬜥			
葼	zōng				
葾	yuān				(Cant.) a bad smell
葿	méi				
蒀	yūn				
蒁	shù				
蒃	zhuàn				
蒅	rǎn				
蒆	xuē				
蒈	kǎi				carane
蒊	huā				
蒍	wěi	𫇭			
蒏	you				
蒑	yīn				
蒒	shī	𰰳			
蒕	yūn				
蒖	zhēn				plant name
蒘	rú				
蒚	lì				
蒛	quē				
蒝	yuán				
蒠	xī				
蒣	xú				
蒤	tú				
蒥	liú				
蒧	diǎn				
蒩	zū				
蒫	cuó				
蒬	yuān				
蒮	yù				
蒰	pán				
蒳	nà	𰱌			
蒵	xí				
蒶	fén	𰱍			
蒷	yún				
蒾	mí				
蓃	sōu				
蓅	liú				
蓈	láng				
蓎	táng				
蓕	guì				
蓗	zǒng				a plant; five-fold
蓘	gǔn				
蓙	zuò				a mat, matting
蓚	tiáo				oxalic (used in compounds)
蓛	cè				
蓜	pèi				
蓞	dàn				
蓢	lǎng				(Cant.) brake, fern
蓤	líng				
蓨	tiáo				Emilia sonchifolia; an ancient county name
蓩	mǎo				
蓭	ān				
蓲	qiū	𰰤			
蓳	jǐn				
蓵	jié				
蓶	wéi				
蓹	yù				
蓻	zí				(Cant.) classifier for hair
蓾	lǔ				
蔁	zhāng				
蔄	màn	𬜬			
蔅	yán				
蔈	biāo				
蔍	lù				
蔏	shāng				
蔐	dí				
蔒	xūn				
蔖	cuó				
蔛	hú				a small orchid-like plant it bears white flowers a dendrobium
蔜	áo				
蔝	mǐ				
蔠	zhōng	𰱛			
蔢	pó				
蔤	mì				
蔧	huì				a type of grass
蔨	juàn				
蔩	yín				
蔪	jiàn	𰱑			
蔮	guó	𬜿			
蔰	hù				
蔱	shā	𰰵			
蔲	kòu				nutmeg
蔵	zāng				hide, conceal; hoard, store up
蔶	zé				
蔿	wěi				surname; place name
蕀	jí				
蕂	shèng				sesame
蕄	méng	𰱉			
蕅	ǒu				
蕇	diǎn				
蕌	lěi				
蕏	chú				
蕛	tí				
蕜	fěi				
蕟	fà	𬜧			
蕥	yǎ				
蕦	xū				
蕧	fù	𰱦			
蕫	dǒng				
蕬	sī				
蕯	lóng				
蕱	shāo				
蕵	sūn				
蕼	sì				
蕽	nóng	𫇽			
薂	xí				
薋	cí	𰱱			
薍	wàn				
薎	miè				
薒	càn				
薓	shēn			參	ginseng
薕	lián				
薗	yuán				garden; park, orchard
薚	tāng				
薝	zhān				
薞	sūn				
薡	dǐng				
薣	gǔ				
薥	shǔ				
薫	xūn				a medicinal herb; to cauterize
薬	yào				drugs, pharmaceuticals, medicine
薭	bài				
薱	duì	𰰱			
薲	pín	𬝯			
薵	chóu	䓓			
薼	chén				
藀	yíng				
藂	cóng				
藃	xiāo				
藅	fá				
藆	jiǎn				
藈	kuí				
藌	mì				
藑	qióng				
藔	liáo				
藖	xián	𬜾			
藗	sù				
藛	xiě				
藞	lǎ				
藡	dí				
藢	zhǐ				
藣	bēi	𰱯			
藧	huàn				
藫	tán				
藬	tuī	𬞘			
藮	qiáo				
藯	wèi				
藰	liú	𰰹			
藱	huì				
藲	ōu				
藵	bǎo				
藸	chú				
藽	qìn				
蘃	ruǐ				
蘈	tuí	𰲁			
蘉	méng				
蘌	yǔ				
蘍	xūn				
蘎	jì				
蘏	jiōng				
蘒	qiū				
蘔	jiōng				
蘕	péng				
蘙	yì				
蘛	yú				
蘜	jú				
蘟	yǐn	𦻕			
蘠	qiáng				
蘣	tǒu				
蘥	yuè				
蘦	líng				
蘨	yáo				luxuriant vegetation
蘪	méi				
蘫	hàn	𬞫			
蘬	kuī	𰰮			
蘮	jì				
蘯	dàng			盪	to toss about; to swing; to rock
蘰	màn				
蘱	lèi	𰲒			
蘲	léi				
蘳	huī				
蘴	fēng				young shoots of the rapeturnip
蘶	wèi				
蘷	kuí				one-legged monster; walrus
蘹	huái	𬜸			
蘽	lěi			藟	a creeper
蘾	huài				
虁	kuí				
虂	lù				
虃	jiān				
虄	sà				
虅	téng	𰲂			
虇	quǎn				
虈	xiāo				
虊	luán				
虋	mén				asparagus a variety of red-stalked millet
虌	biē				
虘	cuó				
虝	hǔ				
虠	jiāo				
虤	yán				
虥	zhàn				
虦	zhàn	𰲠			
虨	bīn				
虪	shù				
虭	diāo				
虲	xiā				
虳	jué				
虴	zhé				
虶	yū				
蚅	è				
蚇	chǐ				
蚎	yuè				
蚏	yuè				
蚐	jūn				
蚑	qí				tip-toe
蚒	tóng				(Cant.) an edible snake, lizard
蚗	jué				
蚙	qín				
蚚	qí				
蚞	mù				
蚟	wáng				
蚠	fén				person's name
蚢	háng				
蚥	fù				
蚫	bào				abalone; dried fish; surname
蚭	ní				
蚮	dài				
蚷	jù				
蚸	lì				
蚼	gǒu				
蚾	pí				
蛂	bié				
蛃	bǐng				
蛈	tiě				
蛍	yíng				glow-worm, luminous insect
蛒	gé				
蛖	máng				
蛗	fù				a grasshopper, locust
蛝	xián				
蛠	lì				
蛢	píng				
蛥	shé				
蛦	yí				
蛨	mò				
蛪	qiè				
蛫	guǐ				
蛬	qióng				
蛯	lǎo				shrimp
蛶	jiè				
蛷	qiú				
蛼	chē	𰲬			
蛽	bèi				
蛿	hàn				
蜁	xuán				
蜄	shèn				
蜌	bì				
蜏	yǒu				
蜔	diàn				inlaid shell-work
蜝	qí			蜞	a kind of crab; worm, leech
蜟	yù				
蜠	jùn				
蜤	sī				
蜦	lún	𰲰			
蜧	lì				
蜪	táo				
蜫	kūn				insects
蜬	hán				
蜭	hàn				
蜰	féi				tick
蜲	wēi				
蜳	dūn				
蜵	yuān				
蜶	suò			蟀	a house cricket
蜸	qiǎn	𰲮			
蜹	ruì			蚋	gnat, mosquito
蜼	wèi				
蝁	è	𰲸			
蝂	bǎn				
蝅	cán				
蝆	yǎng				
蝊	dìng				
蝋	là				wax; candle; waxy, glazed
蝔	jiē				
蝖	xuān				
蝚	róu				
蝜	fù	𮔅			
蝞	mèi				(Cant.) 塘蝞, dragonfly
蝢	xié				
蝧	yīng				
蝩	chóng				
蝪	tāng				
蝫	zhū				
蝬	zōng				
蝭	tí				
蝵	qiū				
蝷	lì				
蝹	yūn				
蝺	qǔ				
蝿	yíng				flies
螁	ban				
螆	cì			蚝	hairy and poisonous caterpillars; (Cant.) a louse
螇	xī				
螊	lián				
螌	bān				a striped, poisonous fly
螏	jí				
螐	wū				
螑	xiù				
螔	yí				
螕	bī				a tick, mite
螖	huá				
螛	hé				
螜	hú				
螝	guī				
螤	zhōng				
螥	cāng				the house-fly
螦	sāo				
螧	qí				
螩	tiao				
螪	shāng				
螰	lù				
螱	wèi				
螲	zhì				
螴	chén	𰳄			
螶	qú				
螷	pí				
螸	yú				
螹	jiàn	𰳂			
螼	qǐn				
蟂	xiāo	𫋇			
蟃	wàn				
蟉	liú				
蟌	cōng				
蟍	lí				
蟐	chang				
蟔	mò				
蟕	zuī				a species of tortoise found near the mouth of the Yellow River
蟖	sī				the larva of a month; a grasshopper
蟗	qiū				
蟘	tè	𫋌			
蟙	zhí				
蟚	péng			蟛	a small land crab
蟝	qú				(Cant.) 蠄蟝, a dragonfly
蟞	biē				
蟡	guǐ	𰲲			
蟤	zhuān				
蟦	féi	𰳊			
蟧	láo				(Cant.) 蠄蟧, a spider
蟩	jué				
蟫	yín				silverfish
蟰	xiāo				small spider with long legs
蟱	wú	𰲫			
蟴	sī				
蟵	chú				
蟸	lǐ				
蟼	jǐng				
蟽	dá	𰲻			
蠀	cī	𧏗			
蠄	qín				(Cant.) 蠄蟧, a spider; 蠄蟝, a toad
蠇	lì				
蠈	zéi	𬠠			paddy-destroying grub
蠌	zé	𰲵			
蠘	jié				
蠝	lěi				
蠞	jié	𬝋			
蠠	mǐn				
蠤	qiū				
蠥	niè				
蠦	lú	𫊮			
蠩	zhū			蜍	a toad
蠪	lóng	𰲴			
蠫	lí				
蠬	lóng				
蠯	pí				
蠳	yīng	𰳗			
蠴	shǔ				
蠺	cán				same as 蚕 U+8695 silkworms
蠾	zhú	𧑏			
蠿	zhuō				
衃	pēi				coagulated blood
衏	yuàn				
衐	qú				
衑	líng				
衜	dào				way, path
衠	zhūn				pure, clean; simple
衦	gǎn				smooth out the clothes
衧	yú				
衪	yí				
衯	fēn				
衱	jié				
衳	zhōng				
衴	dǎn				
衶	zhòng				
衸	jiè				
衻	rán				
衼	zhī				
袀	jūn				
袃	chài				
袇	rán				
袉	tuó				
袊	lǐng				
袌	bào				
袏	zuò				
袐	bì				
袑	shào				
袓	jù				
袔	hè				
袕	xué				
袘	yí				
袙	pà				
袛	dī				used for U+53EA 只
袝	fù				
袡	rán				
袣	yì				
袥	tuō				
袦	nà				
袧	gōu				
袨	xuàn				
袩	zhé				
袬	yù				
袰	bō				
袳	chǐ				spread one's clothes
袶	jiàng				
袸	jiàn				
袹	bó				
袻	ér				
袾	zhū				
裃	kǎ				old ceremonial garb; samurai garb
裄	xing				sleeve length
裐	juān				
裑	shēn				
裓	gé				
裖	zhěn				
裗	liú				
裚	jì				
裞	shuì				
裦	fóu				
裧	chān				
裪	táo				the sleeve
裫	yuàn				
裬	líng				
裭	chǐ				
裮	chāng				
裶	fēi				long robes trailing on ground
裷	yuān				
裺	yǎn				
裻	dú				
裿	yǐ				
褁	guǒ				
褃	kèn			裉	a seam in a garment
褄	qī				a skirt
褅	tì				
褆	tí				handsomely dressed
褈	chóng				
褋	dié				
褍	duān				
褑	yuàn				
褖	tuàn				
褗	yǎn				
褜	páo				
褝	dān		襌	襌	unlined garment
褞	yǔn				a robe
褠	gōu				
褣	róng				
褤	yuàn				
褨	suǒ				
褩	bān				
褬	sǎng				
褮	yīng				
褷	shī				
褹	yì				
褺	diē	𬡓		褻	dirty, ragged; undress, to treat with irreverence
褼	xiān				
褿	cáo				
襀	jī	𫌀			a pleat, fold, tuck, crease
襂	sēn	𰴂			
襅	bì				
襈	zhuàn				
襊	cuì				
襎	fán				
襐	xiàng				
襑	xín				
襒	bié				
襓	ráo	𫋹			
襔	mǎn				
襗	zé	𫋷			
襘	guì	𫋻			
襙	cào				
襣	bì				
襧	zhǐ				
襨	duì	𰳸			
襩	shǔ				
襰	lài	𧝝			
襱	lóng	𰳲			legs of trousers; overalls worn by workmen
襳	xiān				
襵	zhě	𫌇		褶	a pleat in a skirt
襷	jǔ				a cord for holding up sleeves
襸	zàn	𬡷			
襹	shī	𰳼			
襺	jiǎn				
覀	xī				variant of Kangxi radical 146
覄	fù				
覍	biàn				
覑	piǎn				
覒	mào	𬆾			
覕	miè	𰴕			
覙	luó				explain in detail
覚	jué				to wake up from sleep; conscious
覛	mì	𫌪			
覝	lián				
覞	yào				
覟	zhì	𬢌			
覠	jūn	𰴙			
覢	shǎn	𬊦			
覣	wēi				
覧	lǎn				look at, inspect; perceive
覨	è				
覫	pǎng				
覭	míng	𬢒			
覮	yíng				
覱	zhàn				
観	guān				see, observe, view; appearance
覴	dēng	𬢔			
覵	jiàn				steal look; peep at; spy on
覶	luó	𰴝			to look about; order, sequence; complicated thought which is not easy to express
覸	jiān	𰴘			steal look; peep at; spy on
覹	wéi	𫌭			
覻	qū	𰴞			peep at; watch, spy on
覼	luó	𫌨			to explain in detail
覾	shěn				
觓	qiú				
觗	zhì				
觘	chào				
觙	jí				
觛	dàn				
觟	huà				
觠	quán				
觢	shì				
觤	guǐ				
觨	hùn				
觪	xīng				
觬	ní				
觮	lù				
觰	zhā				
觲	xīng				
觹	xī	𧤤			
觻	lì	𰴢			
訅	qiú				
訆	jiào	𰵊			
訉	fàn				
訋	diào				
訍	chài				
訔	yín				
訙	xùn				
訜	fēn	𫍛			
訞	yāo	𫍚			
訠	shěn			矧	much more, still more; the gums
訡	yín				to chant, to moan, to sigh
訤	xiáo				
訦	chén	𰵒		諶	sincere; faithful
訨	zhǐ	𫟞			
訩	xiōng	讻			noisily; uproarious; troublesome
訫	xìn				
訮	yán				
訯	sǎ				
訰	zhùn	𰵍			
訲	yì				
訳	yì				translate; decode; encode
訵	chī				
訷	shēn				
訸	hé	𰵝			
訽	gòu	𰵛		詬	blame
訿	zǐ				
詂	fù				
詃	jiǎn	𬣤			
詄	dié	𰵙			
詇	yàng	𰵗			
詉	náo	𰵠			gibberish; to wrangle
詋	zhòu			呪	to curse; to swear an oath incantations
詌	gàn	𬣠			
詍	yì	𰵔			
詏	yào	𬣦			(Cant.) to argue, debate
詓	qǔ	𫍜			
詙	bá				
詚	dá				
詜	tāo	𬣥			
詤	huǎng			謊	to make wild statements to lie; to misstate; lies falsehood
詥	hé	𰵣			
詪	hěn	𬣳			difficulty in speaking; wrangling
詯	huì	𬣰			
詴	wēi	𬣩			
詷	tóng	𫍣			
詺	mìng	𬣮			
詽	yán				
詾	xiōng				noisily; uproarious; troublesome
誀	èr				
誁	bìng				
誈	wū				
誎	cù	𬣷			
誏	lǎng	𬣼			
誐	é	𰵮		哦	to intone, hum
誔	tǐng	𬣻			
誗	chán	𰵭			
誛	qīn				
誜	shuà	𰵯			
誝	ān				
誟	xiào				
誢	xiàn				
誩	jìng			競	to quarrel; to wrangle
誫	zhèn	𫍨			
読	dú				read, study; pronounce
誮	huā				
誱	jié				
誳	qū	𫍮			
誴	cóng	𫟡			
誵	xiáo				
誷	wǎng	𫍬			
誸	xián				
誺	chī	𫍧			
誻	tà	𰵸			
誽	nì	𰵵			
諀	pǐ				
諁	zhuó	𰵷		啜	to suck, sip, sob, kiss; to chatter
諃	chēn	𰵱			
諅	jì				
諈	zhuì	𰵶			
諊	jū			鞫	to make a judicial investigation
諎	zé	𬣾			
諓	jiàn	𬣡			flattering
諔	chù	𰵴			
諘	biǎo				
諚	pián				(kokuji) command
諣	huà	𫍩			
諥	zhòng	𫍳			
諨	fú				
諩	pǔ	𬣲			
諪	tíng				
諬	qǐ				to open to begin to explain to inform a letter
諯	zhuān	𫍱			
諰	xǐ	𫍰			apprehensive
諲	yīn	𬤇			
諹	yáng	𰵌			
諻	huáng	𬤍			
諽	gé				
諿	qī				
謃	xīng				
謈	pó				
謉	kuì	𫍷			
謒	qiāng				
謓	chēn				
謕	tí				
謘	chí				
謜	yuán	𰵺			
謞	hè	𰵿			
謟	tāo	𰵽			flatter; suspect, be uncertain
謢	lū				
謣	yú	𰶀			
謤	biāo				
謥	còng	𰶂			
謧	lí				loquacious; banter, joking
謮	zé				
謯	jiē	𫍹			
謰	lián	𬣽			
謱	lóu	𫍴		嘍	chatter
謲	càn	𬢳			
謴	gùn	𬤆			
謵	xí	𰶃			
謶	zhuó				
謸	áo	𫍵			
謺	zhé				
謻	yí	𰶁			
謽	jiàng				
謿	cháo				ridicule, deride, scorn, jeer at
譀	hàn	𰶆			
譂	chǎn	𫟠			
譃	xū				
譄	zēng	𬤤			
譇	zhā	𰶄			
譋	lán				
譍	yīng				answer
譐	zǔn	𬤢		噂	to talk, converse
譑	jiǎo	𫍤			
譓	huì	𬤝			
譕	wú				
譗	zhá				
譛	zèn				to slander
譝	shéng				
譠	tán	𰶉			
譣	xiǎn				
譤	jī				
譥	jiào				
譧	zhàn				
譨	náng	𫍦			
譪	ǎi				
譮	huà				
譲	ràng				allow, permit, yield, concede
譳	nòu	𰶌			
譵	duì				
譺	ài	𬤩			
譻	yīng	𬢯			
譼	jiàn	䛓			to supervise to confine a government establishment
譿	huì	𬤭			
讂	xuàn	𰶍			
讄	lěi				
讈	lì				
讉	yí	𬤦			
讍	è			諤	honest speech
讑	yào	𰶏			
讔	yǐn	𮙊			
讗	xié				
讛	yì	𰵖		囈	talk in one's sleep, somniloquy
讝	zhān	𰵨			
讻	xiōng		訩		noisily; uproarious; troublesome
谸	qiān				
谹	hóng				
谺	xiā				the mouth of a valley
谻	jí				
谼	hóng				
谾	hōng				
豀	xī				to quarrel; mean and petty
豂	liáo				
豃	hǎn				
豄	dú	𰶔			
豒	zhì				
豘	tún			豚	a small pig
豙	yì				
豛	yì				
豟	è				
豠	chú				
豤	kěn				
豥	gāi				
豧	fū				
豩	bīn				
豯	xī				
豰	bó				
豲	huán				
豴	dí			蹢	a pig's hoof; to go, to send
豼	pí				fox, leopard, panther
豽	nà				
豾	pī				
豿	gǒu				
貀	nà				
貁	yòu				
貃	mò				
貄	sì				
貇	kūn				to root, gnaw
貈	hé				
貋	àn				
貎	ní			皃	lion; wild beast; wild horse
貏	bǐ				
貐	yǔ				䝟貐 a legendary man-eating monster
貑	jiā				
貒	tuān				
貕	xī				
貖	yì				
貗	jù	𫎌			
貚	tán				
貣	tè	𰷞			to beg; to err, be mistaken
貥	háng				
貦	wán	𰷡			
貭	zhì			質	matter, material, substance
貮	èr				number two
貱	bì	𬥶			
貵	piǎn				
貹	shèng				
貾	chí	𰷢			
賆	pián				
賋	jiǎo				
賍	zāng			贓	booty, loot, stolen goods; bribe
賎	jiàn				mean, low; cheap, worthless
賐	xùn				
賔	bīn			賓	guest, visitor; surname; submit
賖	shē				
賗	chuàn	𬥸			
賘	zāng				
賟	tiǎn	𧹖			
賩	cóng				
賯	xiōng				
賰	chǔn	䞐			plentiful, wealthy or rich; handsome (pay, gifts, etc.)
賱	yǔn				
賲	bǎo				
賳	zāi				
賶	càng	𬥳			
賹	yì	𰷪			
賿	liáo				
贀	yì				
贁	bài				to defeat to spoil or be spoiled; to corrupt or be corrupted
贂	chěn				
贃	wàn	𧹗		賺	to earn, to make a profit; (Cant.) to enjoy oneself
贆	biāo	𰷫			
贌	pú				
贎	wàn				
贒	xián			賢	virtuous, worthy, good; able
贘	shǎng				
贙	xuàn	𰷮			
贚	lòng	𫎦			
赥	xī				
赨	tóng				
赮	xiá				
赲	lì				
赹	qióng				
赺	yǐn				
赻	xiǎn				
赼	zī				
赽	jué				
赾	qǐn				
赿	chí				late slow; dilatory; tardy to delay; dull; stupid
趀	cī				
趃	dié				
趆	dī				
趇	xì				
趈	zhān				
趉	jué				
趌	jí				(Cant.) to order someone to leave
趍	chí				
趎	chú				
趏	guā				
趓	duǒ				
趖	suō				to walk, go
趗	cù				
趘	xí				
趚	sù				
趛	yǐn				
趜	jú				(Cant.) to suffocate
趝	jiàn				to pursue; to follow up
趞	què				
趠	chuò				
趢	lù				
趤	dàng				
趥	qiū				
趧	tí				
趩	chì				
趪	huáng				
趬	qiāo	𰷵			
趭	jiào				
趰	ěr				
趶	kù				
趻	chěn				
趽	fàng				
跀	yuè				to cut off the feet, to stretch up
跇	yì				
跈	niǎn				
跉	líng				
跊	mèi				
跒	qiǎ				
跓	zhù				
跔	jū				numb feet; to limp
跘	pán				
跜	ní				
跠	yí				
跢	duò				
跭	xiáng				
跰	pián				
跾	shū				
跿	tú				to jump about
踀	chù				
踂	niè				
踃	xiāo				
踄	bù				
踇	mǔ				
踍	qiāo				
踎	móu				(Cant.) to squat
踑	qí				
踓	wěi				
踕	jié				
踗	niè				
踙	niè				
踚	lún	𬦧			
踛	lù				
踨	zōng				
踭	zhēng				(Cant.) heel, elbow
踲	dùn				
踳	chuǎn				mixed; obstinate
踷	zhǎ				
踸	chěn				
踻	guā				
踾	fú				
踿	zú				
蹃	nuò				
蹆	tuǐ				(Cant.) to move in a straight line
蹍	niǎn				upper millstone; to grind, roll, triturate
蹖	chōng				
蹗	lù				
蹘	liáo				(Cant.) to roost
蹛	dài	𰸚			
蹞	kuǐ				
蹥	lián	𰸔			
蹨	niǎn				(Cant.) to stand on tiptoe
蹫	jú				
蹱	zhōng				to stagger along; to fall
蹳	bō	𫏆			
蹷	jué			蹶	to kick back; to stumble, slip, fall
蹸	lìn				
蹹	tá			蹋	to tread on; to stamp; to walk
躀	guàn	𬦻			(Cant.) to stumble over, to fall
躆	jù				
躈	qiào				
躌	wǔ				
躎	niǎn	䟢			
躖	duàn				
躟	ráng				
躢	tà				
躤	jí				
躨	kuí				
躮	fēn				
躴	láng				tall
躵	rěn				
躷	ǎi			矮	of short stature, low in height
躸	jī				
躻	kōng				
躼	lào				
躽	yǎn				(Cant.) 躽胸凸肚, to push out one's chest and belly
躾	měi				to discipline, train, bring up; discipline, training
躿	kāng				tall
軁	lóu				
軂	lào	𬧤			
軄	zhí			職	to govern, to oversee, to manage, to direct official duty, office
軅	yàn				
軇	dào	𮜶			
軈	yīng				soon after, soon; almost; no more than; after all
軉	yù	𨉗			
軎	wèi	𰹲			a brass parts for a cart in ancient China
軐	xìn				
軑	dài	轪			a hubcap; a wheel
軓	fàn	𰹴			
軕	shān	𫐅			
軗	shū	𨐅			
軙	chén				a Chinese family name to arrange; to display wheel
軞	máo	𬨁			
転	zhuǎn				shift, move, turn
軣	hōng				rumble, explosion, blast
軦	kuàng				
軧	dǐ	𰺀			
軩	dài				
軪	āo				
軬	fàn	𫐊			
軮	yǎng	𬨄			
軯	pēng	𰹽			surname
軰	bèi			輩	a row of carriages; a generation; a class, a series a kind; denotes the plural
軳	páo	𰺂			
軴	zhù				
軵	rǒng	𰹿			
軽	zhì				light; easy, simple; gentle
輁	gǒng	𰺄			
輄	guāng	𨐈			
輆	kǎi	𬨇			
輌	liàng				numerary adjunct for vehicles
輍	yù				
輎	shāo				
輏	yóu				light; light carriage
輐	wàn	𰺇			
輑	yǐn	𰺈			
輖	zhōu	𫐏			
輘	léng	𰺊			a car-rut; rumbling of a cart
輚	zhàn	𰹼			
輡	kǎn	𰺐			same as 轗 U+8F57, to fail; a difficulty, misfortune
輢	yǐ	𫐎			
輧	píng			軿	curtained carriage used by women
輨	guǎn	𫐑			
輰	yáng				
輱	xián				
輲	chuán	𰺒			
輷	hōng	𫐒			
輺	zī				
輽	bèn				vehicle
轁	tāo				
轃	zhēn	𰺖			
轈	cháo	𬨓			turret on a chariot
轊	wèi	𫐕			axle-tip
轋	hún				
轌	xuě				sled
轐	bú	𫐗			
轓	fān	𰺜			
轚	jí	𰺟			
轛	zhuì	𰺃			
轠	léi	𫐙			
轣	lì	𫐆			to gallop; a mule
轥	lìn	𰺣			
轪	dài		軑		a hubcap; a wheel
辝	cí				
辡	biàn				recrimination; wrangling
辥	xuē				variety of marsh grass
辧	biàn				manage, do, handle; deal with
辪	xuē				
辬	bān				
辴	chǎn				
辷	yī				smooth, slippery
辸	réng				
辺	biān				edge, margin, side, border
辻	shí				crossroads; street
込	yū				crowd into, go into
迀	gān				
迃	yū				
迉	qī				
迊	zā			匝	to go round, to make a circuit, to make a revolution, to turn round
迌	tù				
迒	háng				footprints of passing animals; a road
迖	dá				
迗	é				
迚	dá				very; somehow
迠	chè				made
迡	nì				
迧	chén				a Chinese family name arrange; display a column of troops
迬	zhù				to walk along, to go
迯	táo			逃	escape, flee; abscond, dodge
迱	tuó				
迲	qu				
迵	dòng				
迼	jié				
迾	liè				(Cant.) row
逇	dùn				
逎	qiú				strong, unyielding, forceful
逓	dì			遞	hand over, deliver; substitute
逘	yǐ				
逜	wù				
逤	suò				
逧	gǔ				
逨	lái				
逪	cuò				
逫	jué				
逬	bèng				to scatter; to expel; to crack, to split; to jump
逰	yóu				wander, roam, travel
逳	yù				(Cant.) to move, touch, hit
逷	tì			逖	distant, far away
逹	dá				arrive at, reach; intelligent
逽	nuò				
遀	suí				
遃	yǎn				
遅	chí				late, tardy; slow; delay
遆	tí				
遈	shí				
遌	è				
遖	nán				
遚	chòu				
遤	mǎ				
遦	guàn				
遧	zhāng				
遪	cà				
遬	sù				
遱	lóu	𫐷			
遳	cuō				
遾	shì				
邌	lí				to walk slowly; to parade
邍	yuán				
邒	tíng				
邔	qǐ				
邖	shān				
邚	rú				
邜	xī				
邞	fū				
邟	kàng				
邤	xīn				
邥	shěn				
邩	huǒ				
邫	bāng				
邭	jù				
邼	kuāng				
郀	kū				
郂	gāi				
郆	jí				
郉	xíng				surname; place name
郋	xí				
郌	guī				name of an ancient county in modern Gansu/Shaanxi area.
郍	nuó				
郒	láng				
郖	dòu				
郘	lǚ				
郣	bó				
郥	bèi				
郩	xiáo				
郬	qīng				
郮	zhōu				
郱	píng				
郶	bù				
郷	xiāng			鄉	country; rural; village
郺	yōng				
郻	qiāo				
郼	yī				
鄁	bèi				
鄃	shū				
鄊	xiāng				
鄌	táng				a place in Shandong
鄓	yè				
鄛	cháo				
鄝	liǎo				
鄟	zhuān	𫑘			
鄡	qiāo	𰻮			
鄥	qiāo				
鄨	bì				
鄪	bì	𰻳			
鄳	méng	𫑡			
鄸	méng				
鄼	zàn				
鄽	chán				
酀	yàn				
酁	chán				
酄	huān				
酑	yú				
酓	yǎn				
酔	zuì			醉	intoxicated, drunk; addicted to
酘	dòu				
酙	zhēn				
酛	yuán				
酜	fu				
酟	tiān				
酠	qiǎ				
酨	zài				
酫	chuò				
酭	yòu				
酳	yìn				
酻	zuì				
酼	hǎi				
醀	wéi				
醈	tán				
醎	xián				
醏	dū				
醔	qiú				
醗	pò				to brew for the second time
醘	kē				
醙	sōu				
醠	àng				
醤	jiàng				any jam-like or paste-like food
醥	piǎo				
醦	chěn	𮠳			
醧	yù	𬪧			
醩	zāo			糟	sediment, dregs; grains from a distillery; disordered, spoilt
醶	yàn	𫑷			
醷	yì				
醸	niàng				brew, ferment
醿	mí			醾	a kind of liquor
釄	mí				wine brewed for a second time
釈	shì				interpret, elucidate; release
釒	jīn	钅		金	Kangxi radical 167
釖	dāo				knife, sword
釚	qiú	𫟲			
釛	bā	𰽖			
釞	zhí				
釟	bā	𫓥			
釠	luàn				
釥	qiǎo	𰽛			
釨	zǐ	𫓦			
釫	huá	𬬨			
釮	qí				
釯	máng				point of sword; sharp point
釰	rì				
釲	sì	𫟳			
釴	yì	𬬩			
釶	shī				
釻	qiú				
釼	jiàn				sword, dagger, saber
釽	pì	𬬲			a farmer's hoeing fork
釾	yé	䥺			obsolete name of einsteinium (Es)
釿	jīn	𬬱			hew, chop, smooth
鈂	chén	𬬵			
鈅	yuè				
鈊	xīn				gadolinium (element 64, Gd)
鈋	é	𨱂			
鈏	yǐn	𰽣			
鈓	rén	𬬯			
鈖	fēn	𫟴			
鈗	yǔn	𫟵			
鈘	yǐ				
鈙	qín				
鈚	pī	𬬫			an ancient type of arrow
鈛	guō	𫓨			
鈜	hóng	𮣳			
鈝	yín				
鈟	diào				
鈠	yì	𨱁			
鈡	zhōng				
鈢	xǐ				
鈨	yuán				
鈩	lú				fireplace, stove, oven, furnace
鈪	è	𰽞			(Cant.) bracelet; bangle
鈫	qín				
鈭	zī				
鈯	tú	𨱄			
鈱	mín				
鈲	gū	𨱃			
鈵	bǐng	𰽥			
鈶	sì	𬭀			
鈻	sì				
鈼	zuó	𬬽			
鉁	zhēn	𨱅			
鉂	shǐ				
鉃	shì				
鉆	chān			鉗	tweezers
鉇	shī				
鉎	shēng	𰽫			(Cant.) to rust
鉐	shí	𬬷			
鉒	zhù	𰽯			
鉓	chì				
鉔	zā	𫓬			
鉖	tóng				
鉘	fú	𰽱			
鉙	zhǎi	𰽨			
鉜	fú	𰽮			
鉟	pī	𰽧			
鉡	bàn	𰽰			
鉣	jié				
鉩	xǐ				
鉪	dì				
鉫	jiā				
鉮	huán	𬬹			
鉯	yǐ				
鉰	sī				
鉱	kuàng				mine; mineral, ore
鉵	tóng	𰽶			
鉷	hóng	𫟹			trigger
鉹	chǐ	𰽹			
鉽	shì	𫟸			
銁	jūn	𫓲		鈞	a weight of thirty catties
銂	zhōu	𫟻			
銄	xiǎng				
銆	mò				
銇	lèi				
銈	jī	𫓯			
銉	yù				
銊	xù	𫓰			
銋	rén	𰽻			
銌	zùn				
銏	shàn	𫟶			
銐	chì				
銒	xíng			鈃	ancient wine vessel
銔	pī	𬭃			
銗	xiàng	𬭅			
銙	kuǎ	𰽴			
銝	xiū				
銟	chā				
銡	jí	𰽲			
銢	pǐ				
銭	qián				money, currency, coins
銯	sī				
銴	shì				
銸	zhé	𰽿			
銺	zàng				
銽	guā				
銿	zhōng				
鋀	tōu				
鋄	wàn				
鋉	sù	𨱈			
鋋	chán	𮣴			short, iron-handled spear
鋎	hàn				
鋓	chān				
鋔	wǎn				
鋖	sī				
鋗	xuān	𫓶			a small basin; rings on a cart of carriage
鋚	tiáo				iron; bronze decoration on bridle
鋛	kuàng				
鋜	zhuó	𰾃			fetters, shackles
鋞	xíng				
鋠	shèn	𫓵			
鋢	lüè				
鋧	xiàn	𰽢			small chisel
鋫	lí				
鋭	ruì			銳	sharp
鋲	bīng				rivet
鋳	zhù				melt, cast; coin, mint
鋴	zhèn				
鋵	tū				
鋶	liǔ	锍			matte, a crude mixture of sulfides formed in smelting sulfide ores
鋷	zuì				
鋽	diào				
鋾	táo	𰾏			
鋿	cháng				
錂	líng	𨱋			
錃	pī				
錅	lí				
錉	mín				
錊	zuì				
錋	péng	𬭖			
錌	àn				
錎	xiàn				
錑	lèi	𬭜			
錓	kōng				
錖	dú				
錗	nèi	𬭗			
錜	niè	𫓻			
錝	zòng	𫓽			
錣	zhuì	𮣵			armor neckplates
錥	yù	𫓾			
錧	guǎn	𰾒			
錪	tiǎn	𬭓			
錬	liàn				smelt metals
錭	táo	𬭕			
錰	shù				
錱	zhēn				
録	lù				copy
錷	gá				
錹	kěn				
錺	fāng				metal jewelry
錻	wu				a tin plate
錽	wàn	𫓸			
錿	hǔ				
鍂	piān	𰾑			
鍄	liàng	𨱉			
鍌	xiǎn				
鍎	tú				
鍑	fù	𰾟			
鍒	róu	𫔄			
鍓	jí				
鍕	jūn				
鍖	chěn	𰾘			
鍗	tí				
鍙	hù				
鍜	xiá	𰾤		煆	to forge, work
鍝	yú	𰾙			
鍞	kēng				
鍟	shēng	𰾝			(Cant.) rust
鍡	wěi	𰾚			
鍢	fù				
鍣	zhāo	𬭡			
鍦	shī	𰾢			
鍧	hōng	𰾡			
鍨	kuí	𰾥			
鍮	tōu	𨱎			brass
鍯	cōng	𬭥			
鍲	mín				
鍷	kuí				
鍸	hú				food, gruel
鍻	jié				
鍽	biān				
鍿	zī				
鎀	xiū				
鎁	yé				
鎃	pài				
鎅	jiè	𰾛			(Cant.) to saw; to cut
鎆	qian				
鎈	suǒ	𫟿			
鎎	kài				
鎐	yáo				family name; wine cup
鎑	yè	𰾩			
鎕	táng	𰾯			
鎙	shuò	𫔈		槊	large spear; chess board
鎜	pán				
鎟	sǎng				
鎠	gāng				
鎥	tiáo				
鎨	sǔn				
鎫	wàn				ornament over the horse's head
鎱	yuán				
鎷	mǎ	𨰾			
鎹	sòng				a clamp
鎺	zǔ				
鎼	xià				
鎽	fēng				
鎾	wēn				
鏀	lǔ				
鏂	ōu	𰽜			
鏄	tuán				
鏅	xiū				
鏆	guàn	𨱌			
鏉	shòu	𨱒			
鏋	mǎn				
鏍	luó	镙			
鏎	bì				
鏏	wèi	𬭬			
鏒	sǎn	𬭝			
鏓	zǒng	𰾱			
鏔	yí	𬭰			
鏕	lù	𰾲			
鏙	cuī	𰾰			
鏛	cháng				to polish; iron rim on a wagon wheel
鏣	shù				
鏥	xiù	𫔊		銹	rust, corrosion
鏧	lóng				
鏩	jiàn	𰾌			
鏪	cáo				
鏫	lí				
鏬	xià				
鏭	xī				
鏮	kāng				
鏯	shuǎng				
鏱	zhang				
鏲	qian				
鏳	chēng				
鏴	lù				to plug a hole
鏶	jí				
鏺	pō	䥽			to cut with a sickle
鏼	sè				
鏿	chēng				
鐀	kuì	𬭢		匱	a cupboard; a press; a wardrobe shop-counter
鐁	sī	𰾴			
鐂	liú				
鐅	piě				
鐆	suì				a lens
鐈	qiáo	𫓱			
鐉	quān	𰾼			
鐊	yáng	𬭏			
鐋	tāng	铴			gong
鐌	xiàng				
鐍	jué	𫔎			hasp of a lock
鐎	jiāo	𨱓			
鐑	qiè				
鐕	zān	𰾷			
鐖	jī	𰽕			hook, barb, catch, spring
鐚	yā	𰾪			soft steel; ammonium
鐛	yǐng				
鐜	duī				
鐞	nòu				
鐟	zān				
鐢	fán				
鐣	chēng				
鐤	dǐng	𰾸			huge tripod of bronze with two ears; sacrificial vessel
鐥	shàn	䦅			to swing a sickle to cut (grass or wheat)
鐪	lǔ	𫓺			
鐬	huì	𰽷			
鐭	yù				
鐯	zhuó	䦃			to dig with a hoe; a large hoe
鐰	qiāo				
鐴	bì	𬭽			
鐷	yè				
鐹	guǒ	𰽾			
鐼	fén	𫔁			
鑁	zōng				
鑂	xùn				
鑃	diào				
鑆	zhuì				
鑇	jī	𬭉			
鑈	niè	鿭		鿭	straight; a seal
鑉	hé	𫠁			
鑋	qīng	𰼻			
鑍	yīng				
鑎	kuì				
鑏	níng	𬬾			
鑓	qiǎn				spear, lance, javelin
鑖	miè	𰿃			
鑗	lí				
鑘	léi	𰿄			
鑙	jī	𬭿			
鑜	shǎng				
鑝	péng				
鑟	dú				
鑡	chuò	𬭔			
鑦	xian				
鑧	kuān				
鑨	lóng	𰽦			
鑩	è				
鑬	jiàn				
鑮	bó	𬮁			
鑸	lěi	𰿉			
鑺	qú				
鑻	pàn				
钀	niè	𰾾			
钄	lán				
钅	jīn		釒		gold; money; Kangxi radical 167
铴	tāng		鐋		gong
锍	liǔ		鋶		
镙	luó		鏍		
镹	jiǔ				
镺	ǎo				
镼	qū				
镽	liǎo				
镾	mí				
閁	mà				
閄	huò	𬮘			
閅	mén	𮤫			
閊	shān				to be obstructed, blocked; to break down
閍	bēng	𨸂			
閐	sàn	𨸃			
閕	xiā	𰿩			
閖	shui				(J) flower name; a water-gate, sluice; toponym
閚	zhān				
閜	xiǎ	𬮠			
閝	líng	𫠂			
閞	biàn	𫔰			
閠	rùn				intercalary; extra, surplus
閪	sē				to lose lost item; (Cant.) vagina (vulg.)
閮	tíng				
閯	shà	𬮪			
閰	jú				
閲	yuè				examine
閴	qù				quiet
閵	lìn	𫔴			
閷	shài	𰿳			
閸	kǔn				
闀	hòng				
闂	hòng				
闄	yǎo	𬮲			
闅	wén				
闎	quán				
闏	fēng				
闘	dòu				struggle, fight, compete, contend
闙	qǐ				
闛	táng	𰿺			
闝	piáo				patronize prostitutes, frequent
闣	dàng				
闦	wén				
闧	tā				
阝	fù			阜	place; Kangxi radical 170
阠	xìn				
阣	gài				
阥	yīn				
阦	yáng				
阧	dǒu			陡	sloping, steep; suddenly, abruptly
阩	shēng				
阫	péi				
阭	yǔn				
阷	chēng				
阸	è			阨	distress; difficulty
阺	dǐ				
阾	lǐng				
陃	bǐng				particle expressing the idea of repeating or reminding
陊	duò				
陒	guǐ				
陓	yū				
陙	chún				
陚	fù				
陠	pū				
陥	xiàn				submerge, sink, plunge; trap
陦	dǎo		隯		
陫	fèi				
陭	yì			埼	
陮	duì				
陯	lún				
陱	jū				
陹	shēng				
険	xiǎn				narrow pass, strategic point
隀	chóng				
隁	yàn				
隇	wēi				
隌	ǎn				
隑	gài	𬮿			
隓	huī				
隚	táng				
隝	dǎo			塢	dock, entrenchment, low wall
隠	yǐn			隐	to hide, conceal, cover; to disappear, lurk; an open secret
隡	sà				
隢	rǎo				
隥	dèng				
隦	jiǎo				
隫	fén	𱀡			
隬	nǐ				
隭	ér				
隯	dǎo	陦			
隲	zhì	𱀑		騭	stallion; promote
隵	xī				
隺	hú				a bird flying high ambition
隿	yì				
雃	qiān				
雐	hū				
雑	zá				mixed, blended; mix, mingle
雓	yú				
雔	chóu				
雡	liù				
雤	xué				
雥	zá				
雦	jí				
雧	jí				
雫	nǎ				a drop, trickle, dripping
雬	fǒu				
雭	sè				
雮	mù				
雴	chì				
雵	yāng				
雸	án				
雺	wù				
雼	dàng				
雽	hù				
雿	diào				
霃	chén				long continued rains
霊	líng				spirit, soul; spiritual world
霋	qī				slight, passing
霌	zhōu				
霐	hóng				
霔	zhù				
霕	tún				
霗	líng				
霘	dòng				
霚	wù				
霟	hóng				
霠	yīn				
霥	mèng			濛	drizzle, mist
霦	bīn				
霬	yì				
霯	tèng				
霱	yù				cloud
霳	lóng				
霴	dài				
霵	jí				
霶	pāng			雱	downpouring of rain
霷	yáng				
霻	fēng				
霼	xì	𪵣			
霿	méng				
靀	méng			濛	drizzling, fine rain; mist
靃	huò				
靅	fèi	𰷦			
靇	lóng				
靊	fēng				
靋	lì				
靌	bǎo				
靍	hè				
靎	hè				
靏	hè				
靕	zhēn				
靗	chēng				
靘	qìng				
靟	fēi				
靤	bào				
靧	huì	𫖃			wash face
靫	chá				strong and pliable, resilient
靯	dù				
靵	niǔ				
靹	nà				
靻	zǔ				
靽	bàn				leather strap on the back of a horse
靾	yì				
鞂	jiē				
鞆	bǐng				an archer's arm-protector
鞈	gé				
鞊	jié				
鞎	hén				
鞐	qiǎ				
鞓	tīng				leather belt
鞔	mán				sides or uppers of shoes to stretch a skin on a frame for a drum; (Cant.) to cover
鞕	yìng				
鞖	suī				
鞛	běng				
鞜	tà				shoes, boots
鞟	kuò			鞹	skin; leather
鞢	xiè				
鞤	bāng				
鞩	qiào				
鞪	mù				
鞰	wēn				
鞱	tāo				
鞳	tà				
鞷	gé				
鞸	bì	𱁴			leather arm guard
鞺	tāng				the sound of drums
鞻	lóu	𱁺			
鞼	guì	𱁹			
韄	hù				
韇	dú	𱁷			
韊	lán	𱁾			a case for a bow
韏	quàn	𱂇			
韐	gé	𱂆			knee-pad made of red-dyed leather
韑	wěi				
韒	qiào	𱂉		鞘	a sheath, scabbard
韕	kuò				
韗	yùn	𱂈			
韚	gé	𫠅			
韟	gāo				
韠	bì	𫖒			knee-pad
韢	suì	𬰶			
韥	dú				
韯	xiān				wild onions or leeks
韰	xiè				
韲	jī				break or smash into pieces, pulverize
韴	zá				
韷	lè				
韸	péng				
韼	péng				
韽	ān				
韾	yīn				
頉	yí				cheeks; jaw; chin; rear; nourish
頋	ě			顧	to care for, to look after to regard; to turn the head round to look
頕	dān	𬱗			(Cant.) to raise the head
頙	chè				correct
頛	lèi	𬱜			
頝	qiāo				
頢	kuò	𬱠			
頣	shěn			頤	to view others with raised eyes
頥	yí				
頧	duǐ				
頨	yǔ				
頩	pīng	𱂦			
頪	lèi	𱂧			
頮	huì	颒			wash
頱	luō				
頵	yūn	𫖳			(Cant.) 大頭頵, a big head
頶	hú				
頺	tuí				
頾	zī				beard
頿	zī				
顀	chuí	𱂭			
顁	dìng	𬱫			
顂	lài				
顃	tán	𩖖			
顄	hàn	𱂰			
顅	qiān	𫖶			
顈	xuǎn				
顉	qīn	𰽳			
顊	yí	𬱪			
顐	wèn	𬱢			
顔	yán				face, facial appearance
顕	xiǎn			顯	manifest, display; evident, clear
顖	xìn	𱂶		囟	top of the head; skull
顝	kuī	𱂵			
顟	láo				
顠	piǎo	𱂺			
顡	wài				
顤	yáo	𱂣			
顨	xùn				
顩	yǎn	𱂫			
顪	huì	𱂤			
顭	méng				
顮	bīn	𱂸			
顲	lǎn				
颒	huì		頮		wash
颩	biāo	𱃔			
颪	guā				(Japanese) wind blowing down from the mountains
颫	fú				a storm
颬	xiā	𱃕			
颰	bá	𩙥			
颲	liè	𱃘			
颴	xuàn	𬱽			whirlwind
颵	shāo				
颷	biāo	𩙪			whirlwind
颹	wěi	𬱵			
飁	xí	𱃟			
飅	liú				
飇	biāo	𱃠		猋	whirlwind, stormy gale
飉	liáo	𬲅			
飊	biāo				
飋	sè	𫗋			
飍	xiū	𱃝			
飝	fēi				
飦	zhān	𫗞		饘	well-boiled congee or gruel; thick, rich
飳	tǒu				
飵	zuò	𫗢			(Cant.) food; profit
飷	jiě	𬲭			
飸	tāo				
飹	bǎo				
飺	cí				
飻	tiè				
餆	yáo				
餏	xī	饻			
餙	shì			飾	to adorn; ornaments; to deceive
餝	shì				
餢	bù	𱃾			
餣	yè	𬲼			
餥	fēi				
餦	zhāng	𫗠			candy, pastry
餭	huáng	𫗮			dried sweetmeat
餰	jiān	𬳆			
餴	fēn	𱃼			
饀	táo	𬳊			
饂	wēn				Japanese noodles
饆	bì	𮩛			
饏	dàn				
饓	chēng				
饖	wèi				
饚	hài				
饛	méng	𱄈			well-filled dish
饠	luó	𫗩			rice cake
饡	zàn	𱄊			
饻	xī		餏		
馚	fén				aromatic, perfumed
馛	bó				fragrance, fragrant
馜	nǐ				
馞	bó				
馟	tú				fragrant
馠	hān				
馢	jiān				
馤	ài				
馦	xiān				
馧	yūn				
馩	fén	𬳟			aromatic, perfumed
馪	pīn				
馫	xīn				
馰	dí				
馶	zhī				
馷	pèi				
馸	xìn				
馺	sà	𱅂			
馻	yǔn				
馼	wén	𫘜			
馽	zhí	𱅁			
馾	dàn				
駀	yóu				
駂	bǎo	𱅀			
駄	tuó				a horse load; a pack-horse
駅	yì				relay station
駆	qū				spur a horse on; expel, drive away
駇	wén				
駊	pǒ	𫘟			
駌	yuān				
駍	péi	𬳴			
駎	zhòu	𩧨			
駏	jù	𱅃			offspring of a stallion and a she-mule
駖	líng				
駚	yǎng	𩧫			
駣	táo	𱅏			
駤	zhì	𫘠			
駥	róng	𱅉			
駦	téng			騰	to mount, to ascend; to move, to turn out
駧	dòng	𩧲			
駨	xūn				
駩	quān	𩧴			
駫	jiōng	𫘡			
駲	zhōu				
駳	dàn				
駶	jú	𩧺			
駷	sǒng	𱅔			
駺	láng	𬴀			
騀	ě	𱅗			
騈	pián			駢	team of horses; associate
騒	sāo				harass, bother, annoy, disturb
験	yàn				test, examine, inspect; verify
騔	gé	𩨀			
騚	qián	𩨊			
騛	fēi				
騜	huáng	𫘩			
騝	qián	𩨃			
騞	huō	𬴃			the sound of a knife cracking or breaking something; suddenly
騟	yú	𩨈			
騡	quán				
騥	róu	𱅟			
騦	sī				
騨	tuó				dappled
騩	guī	𱅡			
騪	sōu	𩨄			
騬	chéng	𱅢			
騯	péng	𬴅			loud, noisy, boisterous; fight
騲	cǎo	𮪤			the female of certain animals such as horses, a mare
騳	dú	𱄿			run, race
騴	yàn	𫘫			
騹	qí	𬴆			
騻	shuāng	𫘭			horse
騼	lù	𫠋			
騽	xí	𱅩			
騿	zhāng				
驇	zhì				heavy horse; horse unable to move because of twisted leg; plodding
驉	xū	𱅧			
驋	bō	𩧯			
驐	dūn	𮪥			
驑	liú				
驓	céng	𫘯			
驜	yè				
驝	tuō				a camel; the name of an office
驞	pīn	𱅤			
驠	yàn	𱅬			
驡	lóng	𱅅			
驣	téng				
驧	jú				
驨	xí	𫘱			
骩	wěi				muscles, flesh
骪	wěi				crooked bones
骬	yú				
骮	yì				
骲	bào				(Cant.) to push with the body
骳	bèi				
骵	tǐ				
骻	kuà			胯	legs, thighs
骿	pián				
髃	yú				shoulder bone
髉	bó				
髊	cī				
髗	lú			顱	the skull; the forehead
髚	qiào				
髛	kāo				
髜	qiǎo				
髝	láo				
髞	sào				high, imposing, eminent
髤	xiū			髹	red lacquer; to lacquer
髪	fà				hair
髬	pī				
髰	tì				
髱	bào				a topknot, bun, coiled hair-knot
髵	ér				whiskers, bristles on the jaws of an animal
髶	róng				
髷	qū				a topknot
髸	gōng				
髼	péng			鬅	unkempt hair
髿	suō				
鬂	bìn			鬢	the hair on the temples
鬇	zhēng				
鬊	shùn				
鬌	tuǒ				tufts of hair left on the heads of children after shaving
鬔	péng				
鬕	mà				
鬛	liè				variant of 鬣 U+9B23, a mane
鬜	qiān	𱆁			to go bald
鬝	qiān	𱆀			
鬞	náng	𬴩			
鬡	níng	𮫂			
鬤	ráng				
鬳	yàn				
鬶	guī		鬹		
鬸	liù				
鬹	guī	鬶			
鬺	shāng	𱆌			
鬽	mèi			魅	kind of forest demon, elf
鬾	jì				
鬿	qí				
魐	gān				
魒	piāo				
魓	bì				
魕	jǐ				
魗	chǒu	𱆛			
魙	zhān				death of disembodied spirit; depraved
魜	rén	𬶁			mermaid; manatee
魝	jié	𬶀			
魞	bā				fish trap
魡	diào	𬶄			
魤	é				
魥	è	𩽹			
魧	háng	𱇘			
魩	mò				
魪	jiè	𬶇			
魫	shěn	𱇙			the young of fish
魮	pí	𱇒			
魰	wén				the flying-fish
魱	hú	𱇓			
魲	lú				fish name
魳	zā				a barracuda
魶	nà	𱇔			
魹	mó				
魻	xiá	𱇟			
魼	qū	𱇜			
魽	hán	𫠐			
魿	líng				
鮂	qiú	𱇠			
鮅	bì	𫚑			
鮇	wèi	𱇛			
鮉	diāo				bream
鮏	xīng	𱇡			
鮔	jù				
鮕	gū				
鮖	shí				
鮗	dōng	鿴			
鮘	dai	𬶌			
鮙	tà				
鮛	shū	𱇨			
鮝	xiǎng			鯗	dried fish
鮢	zhū				
鮤	liè	𫚓			
鮥	luò	𱇪			
鮧	tǐ	𱇧		鯷	the sheatfish
鮩	bìng				
鮬	kū	𱇦			
鮯	gé	𫚗			
鮰	huí	𫚔			a small sturgeon found in the Yangzi; catfish
鮱	lǎo				
鮲	fú				
鮳	kào	鲓			
鮴	xiū				
鮵	duó	𫚛			
鮷	tí	𬶕			
鮹	shāo	𱇯			an octopus, devilfish
鮼	qīn				
鮽	yú				
鮾	něi				
鯂	sū				
鯃	wú				
鯅	shān	𱈁			
鯋	shā				shark
鯌	kào	𬶔			
鯍	méng				
鯎	chéng				
鯏	lí				dialect name for a (bad tasting) blood clam
鯐	zǒu				
鯑	xī				
鯒	yǒng	鲬			a flathead (fish)
鯓	shēn				
鯘	něi				
鯚	jì	𱇺			
鯜	qiè				
鯞	zhǒu	𫚡			
鯟	dōng				
鯣	yì				a cuttlefish
鯦	jiù	𱇼			
鯩	lún	𱇗			
鯬	lí	𫚞			
鯭	měng				(Cant.) 泥鯭, a kind of fish that lives in turbid water
鯯	zhì				
鯱	hǔ	𩾇			mythical dolphin-like fish
鯲	yú				
鯳	dǐ				
鯴	shī	鲺			cat fish
鯵	shēn				
鯶	huàn	𩽼			grass carp (Ctenopharyngodon idella)
鯹	xīng	𬶢			
鯺	zhū				blowfish
鯻	là	𬶟			
鯼	zōng	𱈅			
鯾	biān	𫚣			
鰀	huàn				
鰃	wēi	鳂			name of fish
鰄	wēi				
鰇	róu	𬶧			
鰊	liàn	𬶠			a herring
鰌	qiū	䲡		魷	loach; squid; lizard; eel
鰎	jiǎn				
鰑	yáng	𫚊			
鰔	gǎn				a kind of fish
鰖	tuǒ				
鰗	hú	𬶞			
鰘	shì				
鰙	ruò				
鰚	xuān				
鰝	hào	𱈋			
鰞	wū				squid
鰠	sāo	鳋			carp
鰡	liú	𱈊			
鰢	mǎ				
鰧	téng	䲢			loach
鰪	é				
鰬	qián	𱈉			
鰯	ruò	𱈍			a sardine
鰰	shén				
鰴	huī	𱈑			
鰸	qū				
鰿	jì	𱇵			
鱁	zhú	𱈏			
鱂	jiāng	鳉			name of fish
鱃	xiū	𱈌			
鱊	yù	𫚪			
鱋	qū	𬶬			
鱌	xiàng	𬶲			
鱍	bō	𱇣			
鱏	xún	𱈓			a ray, skate
鱑	huáng	𬶫		鰉	the sturgeon
鱕	fān	𱈕			
鱙	miáo				
鱚	xǐ	𬶮			
鱛	zēng				fish name
鱜	xiāng				
鱞	guān	𬶵			
鱡	zéi				the cuttle-fish
鱢	sāo	𫚫			
鱦	yìng	𱇸			
鱩	léi				
鱪	shǔ				
鱫	ài				
鱬	rú	𱈗			
鱰	shǔ				
鱱	lì				
鱳	lì				
鱴	miè	𱈙			
鱶	xiǎng				a shark
鱹	guàn	𬶺			
鲓	kào		鮳		
鲬	yǒng		鯒		a flathead (fish)
鲺	shī		鯴		cat fish
鳂	wēi		鰃		name of fish
鳉	jiāng		鱂		name of fish
鳋	sāo		鰠		carp
鳨	lì				
鳪	bú				
鳭	diāo	𱉈			
鳮	jī			雞	chickens; domestic fowl
鳰	rù				
鳱	gān	𱉊			
鳵	bǎo				
鳸	hù	𱉓			
鳹	qín				
鳺	fū	𱉎			
鳼	wén	𪉃			
鳿	yù	𱉍			
鴀	fǒu	𫛜			
鴁	yāo	𮭢			a legendary bird
鴅	huān	𫛝			
鴊	zhèng				
鴋	fāng				
鴌	fèng				
鴍	wén	𬸀			
鴎	ōu				seagull, tern
鴏	dài				
鴐	gē	𫛤			
鴑	rú				
鴓	miè	𮭤			
鴖	mín				
鴘	biǎn	𱉡			
鴙	zhì	𱉛			
鴚	gē	𱉕			
鴡	jū	𱉘			
鴢	yǎo	𱉢			
鴤	zhōng				
鴧	yù				
鴩	tiě	𱉚			
鴫	tián				a snipe
鴬	yīng				oriole, green finch
鴭	duī				
鴮	wū	𫛦			
鴱	ài	𱉪			
鴲	zhī	𪉆			
鴵	xiāo				
鴶	jiá	𱉥			
鴸	zhū	𱉫			
鴹	yáng	𱉯			
鴺	tí	𱉩		鵜	the pelican
鴼	luò				
鴾	móu	𱉲			a crested ibis
鵄	chī	𬸈			variant of 鴟 U+9D1F, kite, horned owl; wine cups
鵅	luò	𱉮			
鵆	héng				
鵇	nián				
鵈	ě				
鵉	luán				
鵊	jiá	𫛥			
鵋	jì	𱉽			
鵌	tú	𱉸			
鵍	huān				
鵎	tuǒ	𱉻			
鵔	jùn	𱉿			
鵕	jùn	𱉾			
鵘	jùn				
鵚	tū	𪉍			moulting, bald
鵛	jīng	𱉠			
鵢	shēn				
鵣	lài				
鵤	jiao				
鵥	pàn				
鵦	lù				
鵧	pí	𫛨			
鵨	shū				
鵭	qín				a small bird with black neck
鵱	lù	𱊀			
鵳	jiān	𱊋			
鵴	jú	𱊇			
鵸	qí	𱊁			
鵹	lí	𱊃			
鵼	kōng	𱊊			a fabulous night-bird, grotesque monster
鵽	duò	𱊍			
鵿	shēng				
鶀	qí	𬸒			
鶁	jīng				
鶃	yì	𱊄		鶂	hawk; Ardea cinerea
鶄	jīng	䴖			a kind of water bird
鶅	zī	𱊎			
鶈	qī				
鶋	jū	𱊌			a sea-bird with a white breast
鶌	jué	𫛵			
鶍	yì				
鶎	zūn				
鶏	jī				chicken
鶐	shù				
鶑	yīng				
鶔	róu	𱊗			
鶙	tí	𱊕			
鶛	jiē	𱊐			
鶜	máo				
鶝	fú	𱊏			
鶞	chūn	𱊑			
鶟	tú	𱊖			
鶠	yǎn	𬸘			
鶢	yuán	𱊒			a bird which frequents the sea-shore
鶣	piān	𬸜			
鶧	yīng				
鶨	chuàn	𱊘			
鶫	dōng				thrush; Turdus naumanni
鶭	fǎng	𫛯			
鶮	hè				
鶰	yuán	𫛫			
鶳	shī				
鶶	táng	𱊝			
鶷	xiá	𱊟			
鶽	sǔn	𱊛		隼	a hawk
鶾	hàn				
鷅	lì	𫛽			
鷆	tián				bird name
鷋	tú	𱊠			
鷌	mǎ				
鷍	xiāo				
鷎	gāo	𬸢			
鷐	chén	𫜀			
鷑	jí	𱊢			
鷒	tuán	𱉏			
鷔	áo	𪉑			a bird of ill-omen to the state
鷘	chì				a water bird
鷛	yōng	𱊤			
鷜	lǘ	𬸞			
鷝	bì				
鷠	yú				
鷡	wú				
鷢	jué	𱊧			
鷣	yín	𫜃			
鷤	tí	𫛴			
鷧	yì	𱊦			cormorant
鷨	huá	𪉊			
鷪	yīng				
鷮	jiāo	𱉬			long-tailed pheasant
鷱	gāo				
鷵	tú	𱊩			
鷶	mǎi	𱉳			
鷷	zūn	𫜄			
鷻	tuán				
鷼	xián				
鸀	shǔ	𱊬			
鸃	yí	𱉌			
鸄	jī	𱊯			
鸅	zé	𱉟			
鸆	yú	𱊫			
鸈	yè				
鸉	yáng	𱉴			
鸋	níng	𫛢			(archaic) a wren
鸍	mí				
鸔	bǔ				
鸗	lóng	𫛟			
鸙	yuè	𱊵			
鹶	jīn				salty and bitter; pitiful
鹷	líng				
鹸	jiǎn				alkaline, alkali, lye, salt
麆	zhù				
麉	jiān				
麊	mí				
麍	liú				
麎	chén				
麏	jūn				
麔	jiù				
麘	xiāng				scent
麙	xián				
麜	lì				
麡	qí	𬸾			
麢	líng				
麧	hé	𱋇			
麨	chǎo	𪎊			
麬	fū	𤿲			
麱	fū	𱋖			bran of wheat
麲	xiàn	𪎉			
麳	lái	𪎌			
麶	chi				
麷	fēng	𫜑			
麿	mo				I, personal name marker
黂	fén	𱋱			
黅	jīn				
黆	guāng				
黊	huà				
黋	kuàng				
黒	hēi			黑	black; dark; evil
黖	xì				
黙	mò			默	silent; quiet, still; dark
黚	qián				
黣	měi				
黤	yǎn				blue-black
黫	yān				
黬	yán				blackhead
黭	yǎn				
黳	yī				
黵	zhǎn				to soil, stain
黸	lú	𱋶			
黺	fěn				
鼀	cù	𱋾			
鼁	qù	𱋿			
鼆	méng	𱌆			
鼊	bì	𱌉			
鼌	cháo				
鼑	dǐng				
鼔	gǔ			皷	a drum; to drum, from whence comes: to rouse; to swell; to bulge
鼘	yuān				
鼜	qì				
鼝	yuān				
鼞	tāng				
鼣	fèi				
鼤	wén				
鼥	bá				groundhog, woodchuck
鼦	diāo				
鼧	tuó				the marmot
鼨	zhōng				
鼮	tíng				
鼰	jú				
鼲	hún	𱌏			
鼳	jú				
鼵	tū				
鼶	sī				
鼸	xiàn				
鼺	léi				
鼼	yào				(Cant.) curving upwards
鼿	wù				
齀	wù				
齂	xiè				
齃	è				
齄	zhā				red sores on nose
齅	xiù			嗅	smell; to smell
齍	zī	𱌘			
齓	chèn				
齖	yá	𬹺			
齘	xiè	𬹼			
齛	xiè				
齝	chī	𱌯			to chew the cud
齢	líng				age; years
齤	quán	𱌲			
齥	xiè	𱌱			
齨	jiù				
齫	yǔn				
齭	chǔ	𫜭			toothache
齳	yǔn	𱌳			toothless
齴	yǎn	𫜮			
齸	yì	𱌽			
齹	cī	𬺎			
齺	zōu	𱌭			
齻	diān	𱌺			
齼	chǔ	𬺓			
齽	jìn	𬺔			
龏	gōng	𱍁			
龓	lǒng	𫜲			a halter
龞	biē	𱍈			turtle
龣	jué				
鿃	shǎn				(same as U+7752 睒) to blink, twinkle
鿎	tǎ		䃮		(tǎ) place name in Zhejiang; (dá) cobblestone, water gate, place name in Guangdong
鿕	dān		𱆥		Danio chrysotaeniata
礼	lǐ			礼	social custom; manners; courtesy; rites
𠀀	hē				the sound made by breathing in; oh! (cf. U+311B BOPOMOFO LETTER O, which is derived from this character)
𠀁	qī				the original form for 七 U+4E03
𠀃	qiě				
𠀅	hài				an alternate form of U+4EA5 亥
𠀉	qiū				(the same as U+4E18 丘) a hill; elder; empty; a name
𠀊	cāo				
𠀍	shì				(same as U+4E16 世) generation; world; era
𠀓	sī				
𠀔	jué				
𠀛	yù				
𠀝	kōng				
𠀢	zī				
𠀦	xíng				
𠀱	mǒu				
𠀷	jī				
𠀸	yè				
𠀹	jūn				
𠀼	qián				
𠀽	lù				
𠁁	dòu				a flagon
𠁉	chū				
𠁗	shì				
𠁠	qiè				
𠁥	gǎ				the horns of a sheep
𠁭	qí				
𠁷	chǎn				
𠂄	huān				
𠂆	yì				
𠂇	zuǒ				
𠂈	jié				
𠂑	zōu				
𠂔	zǐ				to stop
𠂝	zā			匝	full circle; encircle
𠂟	jīn				
𠂢	pài				to branch
𠂤	duī			堆	to store up, to pile up
𠂥	cóng				
𠂧	shèn				
𠂸	huáng				
𠃊	yǐn				
𠃌	gǔn				
𠃖	jiū				
𠃫	shēn				
𠃺	jiù				
𠄅	yè				
𠄉	dòng				
𠄌	jué				hook
𠄍	jié				
𠄏	diǎo				
𠄑	jué				
𠄒	chuí				
𠄖	líng				
𠄚	tīng				
𠄣	gèn				stretch continuously
𠄮	yà				
𠄱	yí				
𠄿	wéi				
𠅂	jié				
𠅌	yí				
𠅗	diè				
𠅚	qí				
𠅤	xí				
𠅬	bāo				
𠅱	xiè				
𠅹	zhàng				
𠆌	yōng			庸	(variant of U+5EB8 庸) usual, common; to use
𠆐	xù				
𠆙	diè				
𠆛	dān				
𠆟	wěi				
𠆣	guǎ				
𠆩	fàn				(Cant.) to play
𠆮	mò				
𠆱	xī				
𠆲	yǎn		儣		
𠆵	ní				
𠆶	dàn				
𠇋	dǎn				
𠇏	tāo				
𠇒	gōng				
𠇗	kuā				
𠇘	chù				
𠇯	qù				
𠇱	mò				a kind of music
𠇳	shī				
𠇵	gǎn				
𠇷	shēng				
𠈁	tuō				
𠈅	shōu				
𠈊	niě				
𠈤	yùn				
𠈥	guǎ				
𠈬	xiāo				
𠈭	láo				
𠈰	dàn				
𠈱	suō				
𠈵	mǎng				
𠈶	yí				
𠈸	tè				
𠈺	bì				
𠉂	tà		㒓		
𠉗	luò		𠏢		
𠉢	xǐ				
𠉣	hūn				
𠉤	dá				
𠉧	jù				
𠉩	dú				
𠉬	ǎn				
𠊉	mèi				
𠊌	rán				
𠊎	ái				
𠊏	yù				
𠊒	jiàn				
𠊔	qì				
𠊟	mǐn				
𠊣	zhòu				
𠊤	zhì				
𠊥	zhǒng				
𠊦	nǎo				
𠊧	bìng			併	even, together; to reduce, equalize
𠊩	zhuàn				
𠊪	shù				
𠊫	xùn				
𠊬	jué				
𠊭	qiǎn				
𠊰	guǎ				
𠊲	tū				
𠊶	yìng				
𠊷	zhì				
𠊾	kuí				
𠋆	chèn				
𠋖	liàn				
𠋗	yā				
𠋜	guò				
𠋝	miǎo				
𠋞	shé				
𠋟	yǔ				
𠋡	sì				
𠋢	sǒu				
𠋤	zhì				
𠋧	qiē				
𠋩	fù				
𠋬	jú				
𠋭	bèi				
𠋯	bì				
𠋲	suǒ				
𠋵	qiǎn				
𠋶	mǐng				
𠋷	chǎn				
𠋺	sāo				
𠋻	jī				
𠌕	gòng				
𠌖	qióng				
𠌚	ròng				
𠌞	sǒu				
𠌟	sǒu				
𠌠	yáo				
𠌪	chōu				
𠌭	shuài				
𠌮	zhē				
𠌯	lì				
𠌰	gài				
𠌱	suī				
𠌲	zhān				
𠌴	zhuàng				
𠌽	fù				
𠍃	jī				
𠍄	dōu				
𠍗	huì				
𠍚	jiǎn				
𠍛	yǎn				
𠍜	zhì				
𠍨	měi				
𠍩	yào				
𠍪	dī				
𠍫	yí				
𠍯	bié				
𠍲	qú				
𠍳	yì				
𠍵	yàng				
𠍹	zhá				
𠍽	shà				to pull up; tear
𠎙	lái				
𠎮	jué				
𠎰	qī				
𠎳	yú				
𠎶	zǎi				
𠎷	sà				
𠎸	sè				
𠎻	dùn				
𠎿	jiě				
𠏀	kē				
𠏃	yuē				
𠏇	jiǎn				
𠏈	yáo				
𠏓	xiān				
𠏕	xiào				
𠏖	qiāo				
𠏚	yù				
𠏛	qú				
𠏡	xiān				
𠏢	luò	𠉗			
𠏤	guǎng				
𠏧	chēng				
𠏨	chuǎng				
𠏩	yí				
𠏫	zhěng				
𠏭	zòng				
𠏮	duì	𫢘			
𠏰	zhǎi				
𠏿	fěi				
𠐀	yí				
𠐁	méng				
𠐈	biān				
𠐉	jié				
𠐊	shù	𫝋			
𠐋	liáo				
𠐌	bǐ				
𠐍	sú	𫣫			
𠐑	dì				
𠐡	bèi				
𠐢	wèn				
𠐧	méng				
𠐩	chǎn				
𠐵	dǎo				
𠐺	pín				
𠐻	jiǎn				
𠐼	lìn				
𠐽	guì	𫢔			
𠐾	qī				
𠐿	hōng				
𠑃	jí				
𠑄	xiè				
𠑅	zhēng				
𠑆	chǎn				
𠑐	yáo				
𠑑	chǎn				
𠑘	diān				
𠑙	chòng	𫢹			
𠑚	néi				
𠑛	néi				
𠑞	zhài				
𠑟	biān				
𠑡	chǎn				
𠑪	xiāo				
𠑯	cù				
𠑰	xīn				
𠑱	jǐng				
𠑲	qiān	𫣛			
𠑴	qīng				
𠑹	gǔ				
𠒄	wù				
𠒜	yuǎn				
𠒝	bǐng				
𠒢	wán				
𠒰	niǎo				
𠒵	liàn				
𠒸	rǎo				
𠒾	fàn				
𠒿	dí				
𠓊	huī				
𠓋	yì				
𠓌	xián				
𠓖	lán				
𠓗	fù				
𠓙	xiòng				
𠓜	liǎng				
𠓝	tāo				
𠓞	jí				
𠓢	jiè				
𠓣	zhá				
𠓤	shī				
𠓪	qí				
𠓫	biǎn				
𠓭	lǎn				
𠓮	lǐn				
𠓶	zhì				
𠓷	bì				
𠓸	shèng				
𠓽	shèng				
𠓿	qín				
𠔂	biāo				
𠔃	xī			兮	an interjection of doubt or inquiry
𠔉	juàn				a roll
𠔋	jī				
𠔍	xī				
𠔎	qǐn				
𠔑	hài				
𠔕	lún				
𠔠	yuè				
𠔨	lián				
𠔯	bān				
𠔲	héng				
𠔶	qī				
𠔺	qiān				
𠔻	zhèng				
𠔼	mǎo				
𠕁	cóng				
𠕄	nà			凹	(Cant.) 酒𠕄, a dimple
𠕊	tǐng				
𠕌	zōng				
𠕕	jiōng				
𠕖	zhǎo				
𠕟	niǎn				
𠕠	chéng				
𠕣	qià				
𠕦	yù				
𠕧	jiǎo				
𠕭	zhào				
𠕳	dí				
𠕴	jiū				
𠕸	suǐ				
𠕻	yāo				
𠕿	wāng				
𠖂	liáo				
𠖄	tóng				
𠖆	mèng				
𠖋	yǒu				
𠖓	sī				
𠖛	lòu				
𠖟	yīn				
𠖥	chǒng			寵	kindness, grace, esteem
𠖫	gǎn	𫤽			
𠖬	jiū				
𠖶	qìn				
𠖷	jiǒng				
𠖹	xié				
𠗂	hè				
𠗆	tāo				
𠗈	qiú				
𠗉	xié				
𠗊	jìng				
𠗋	niǎn				
𠗌	jìng				
𠗏	jí				
𠗘	tiǎn				
𠗚	cuì				
𠗛	dié				
𠗝	qǐng				
𠗥	pìng				
𠗦	píng			憑	to lean on; to trust in
𠗨	dié				
𠗩	lòu				
𠗳	liǎn				
𠗴	hán				
𠗵	pāng				
𠗶	táng				
𠗺	yí				
𠗻	xuán				
𠗼	suò				
𠗽	liú				
𠗾	shuǎng				
𠗿	shèn	𰄁			
𠘁	bù				
𠘂	sōu				
𠘅	qín				
𠘆	shěn				
𠘊	nòng				
𠘋	tǐng				
𠘌	jiāng				
𠘕	xī				
𠘖	zhì				
𠘝	lài				
𠘞	lì				
𠘟	lì				
𠘢	hé				
𠘣	jiào				
𠘥	yán	𫥍			
𠘧	shū				
𠘪	shǐ				
𠘱	zhěn				
𠘳	yōu				
𠘺	suò				
𠘻	wú				
𠙁	cháng				
𠙂	cóng				
𠙆	jù				
𠙎	shū				
𠙔	jiù				
𠙕	wéi				
𠙞	huò				
𠙤	jiē				
𠙬	zǎo				
𠙼	guǎ				
𠚃	háo				
𠚄	lǐ				
𠚅	zhì				
𠚆	xiàn				
𠚉	bū				
𠚊	chàng				
𠚓	yūn				
𠚔	hé				
𠚜	tāo				
𠚠	biāo				
𠚥	diāo				
𠚧	èr				
𠚨	jiū				
𠚭	dì				
𠚮	yì				
𠚯	kūn				
𠚱	zhé				
𠚳	kuò		𠠎		
𠚴	zhōu				
𠚵	jù				
𠚹	shàn			芟	to mow
𠚺	shà				to make an eyelet hole
𠚻	diāo				
𠚼	bān				
𠚽	jī				
𠛀	zhōng				
𠛃	yí				
𠛅	kōu		剾		to pick up with knife
𠛆	wū		𠞆		
𠛊	gē				
𠛋	bā				
𠛎	gōu				
𠛑	xián				
𠛒	guā				to cut; to slice
𠛓	liǔ				
𠛔	chǐ				
𠛕	guāi				
𠛖	chuān				
𠛘	lí				
𠛙	cù				
𠛚	shuā				
𠛡	bǐ				
𠛥	bǐng				
𠛦	lì				
𠛩	jiǔ				
𠛪	tiāo				to cut open, sever
𠛫	duǒ				
𠛭	yān				
𠛮	quān				
𠛱	liè				
𠛳	kè				
𠛵	gēn				
𠛶	zhēn				
𠛸	fén				
𠜁	yí				
𠜃	jiù				
𠜄	xù				
𠜅	jiǎo				
𠜈	lǜ				
𠜉	jiǔ				
𠜋	chǒu				
𠜎	xiàn			鏾	to castrate a fowl, a capon
𠜐	kuài				
𠜑	duì				
𠜖	luō				
𠜗	xī				
𠜘	qìn				
𠜙	bù				
𠜤	qià				
𠜱	pī				to peel, pare
𠜲	yā	𫥼			
𠜳	bēng				
𠜴	guǒ				
𠜵	guā				
𠜹	jú				
𠜼	qiā			掐	to claw; to pinch with the fingers
𠜾	jué				
𠝄	lì				
𠝐	huā				
𠝑	jiāo				
𠝘	qià				
𠝚	zhá				
𠝛	qiā				
𠝝	zhé				
𠝞	chā				
𠝟	yǐng				
𠝢	yān				
𠝤	chōng				
𠝨	chǐ				
𠝪	wān				
𠝬	sōu				
𠝲	kǎn				
𠝳	yuán				
𠝽	chóu				
𠝿	suǒ	𫦁			
𠞀	tū				
𠞃	zhé				
𠞄	tī				
𠞆	wū	𠛆			
𠞈	dā				
𠞉	lì				
𠞊	chā				
𠞕	róng				
𠞖	gòng				
𠞗	què				
𠞙	lí				
𠞞	tāo				
𠞤	lì				
𠞧	mí				
𠞩	chì				
𠞬	gùn				
𠞭	lóu	𫦉			to carve; to hollow out
𠞮	chuǎng				
𠞯	suǒ				
𠞰	jiǎo			剿	to attack, destroy; to fatigue
𠞱	jìn				
𠞵	fá				
𠞶	zhāi				
𠞾	jìn				
𠞿	cuì				
𠟂	cèng				
𠟃	zǔn				
𠟅	zhào				
𠟈	piē				
𠟉	zhǎn				
𠟊	xī				
𠟋	yào				
𠟌	fǔ				
𠟍	chōng				pierce
𠟓	cuì				
𠟗	guā				
𠟣	jī				
𠟦	sè				
𠟧	zhān				
𠟨	lìng				
𠟩	sè				
𠟪	yè	𫥺			
𠟰	jū				
𠟶	tū				
𠟺	rú				
𠟻	zé				
𠟼	huán				
𠠁	xiǎn				
𠠃	qiān				
𠠄	zhào				
𠠋	cán				
𠠎	kuò	𠚳			
𠠏	lì	𫥵			
𠠐	róu				
𠠔	dú				
𠠗	liè				
𠠜	yīng				
𠠝	lì	𫥳			
𠠠	dú				
𠠢	líng				
𠠪	wān				
𠠯	dié				
𠠳	jiū				
𠠵	lì				
𠠶	kū				
𠠷	kēng				
𠠹	zhěn				
𠡀	hè				
𠡂	bì				
𠡄	pī				
𠡊	hāng				
𠡑	zhuó				
𠡒	duǐ				
𠡔	yì				
𠡜	kè				
𠡝	yì				
𠡞	mò				
𠡡	cán				
𠡣	gěng				
𠡤	kè				
𠡥	shì				
𠡭	líng				
𠡮	bēng				
𠡱	duàn				
𠡶	juān				
𠡷	nǎo				
𠡸	zǐ				
𠡻	zòng				
𠢃	táng				
𠢆	xiá				
𠢇	hàn				
𠢌	lüè				
𠢍	qián				
𠢓	mò				
𠢔	ōu				
𠢕	háo				
𠢙	zhá				
𠢚	juàn				
𠢛	cóng				
𠢠	lì				
𠢡	zhá				
𠢢	yǒu				
𠢣	diàn				
𠢤	jué				to urge, compel
𠢥	bèi				
𠢩	yǎo				
𠢪	piē				
𠢱	jìn				
𠢲	kǎi				
𠢳	sè				
𠢴	yǎng				
𠢵	jìn				
𠢹	kè				
𠣄	chān				
𠣇	niǎn				
𠣉	wàn				
𠣊	lǜ				
𠣐	yún				
𠣑	yāo				
𠣒	bāo				
𠣕	jūn				
𠣖	xuán				
𠣘	zhōu				
𠣠	kuì				
𠣪	qú				
𠣫	shào				
𠣬	sǔn				
𠣰	dū				
𠣲	kuǎi				
𠣳	pào				
𠣺	bào				
𠣾	fù				
𠣿	jiù				
𠤀	rán				
𠤄	jū				
𠤊	qióng				
𠤍	zhōu				
𠤎	huà				seven
𠤏	bǎo				a tithing
𠤕	yí				
𠤗	yí				
𠤘	yí				
𠤝	mào				
𠤦	ruǎn				
𠤫	cí				
𠤮	hán				
𠤰	cóng				
𠤴	xì				
𠤹	quán				
𠤺	tiáo				
𠤼	diào				
𠤾	hán				
𠥇	yě				
𠥍	ē				
𠥎	wéi				
𠥐	cāng				
𠥑	diào				
𠥕	è				
𠥖	dì				
𠥘	suǎn				
𠥙	quán				
𠥜	è				
𠥝	ōu				
𠥞	xuán				
𠥢	wǔ				
𠥦	yì				
𠥨	móu				
𠥰	hū				
𠥴	hán				
𠥿	shí				
𠦃	sà				
𠦈	bì				
𠦊	hán				
𠦋	jìng				
𠦌	xì			卌	forty
𠦎	qìn				
𠦏	cuó				
𠦐	cì				
𠦒	bān				
𠦗	duī				
𠦜	xì			卌	forty
𠦧	zhī				
𠦨	luàn				
𠦪	hū				
𠦫	jí				
𠦬	guāi				
𠦲	pāng				
𠧀	zhū				
𠧅	bǐ				
𠧇	yú				
𠧒	qǐ				
𠧕	hé				
𠧖	chǔ				
𠧙	shào				
𠧚	chì				
𠧛	bó				
𠧟	réng				
𠧠	yóu				
𠧤	nǎi				
𠧩	huì				an archaic form of U+6094 悔, to repent
𠧪	tiáo				
𠧫	bǎn				
𠧰	xū				
𠧴	yóu				
𠧵	chì				
𠧿	héng				
𠨃	wài				
𠨆	xiè				
𠨊	jué				
𠨌	suī				
𠨍	qīng				
𠨎	zhuàn				
𠨕	jì				
𠨘	bì				
𠨚	xī				
𠨠	jí				
𠨢	jùn				
𠨥	liáo				
𠨦	yōu				
𠨭	jú				
𠨲	yuè				
𠨵	bàng				
𠨸	pí				
𠨻	zè				
𠨾	yì				
𠨿	dǐ				
𠩂	qiè				
𠩄	suǒ				
𠩆	cì				
𠩈	zhù				
𠩉	yuè				
𠩏	jiāo				
𠩔	shí				
𠩗	yí				
𠩘	xiá	𫨆			
𠩠	yuán				
𠩥	guó				
𠩧	kè				
𠩪	cuì				
𠩫	yì				
𠩵	lì				to pass, go through
𠩷	diǎn				
𠩿	bì				
𠪂	biǎn				
𠪃	méi				
𠪄	lì				
𠪇	sǒu				
𠪐	liú				
𠪑	guì				
𠪒	kè				
𠪗	yí				
𠪙	xǐ				tent; caravan
𠪚	yín				
𠪟	kè				
𠪣	shè				
𠪧	wǒ				
𠪮	pì				
𠪶	yuè				
𠪷	hóng				
𠪺	lì				
𠪻	fù				
𠫃	jué				
𠫄	xiān				
𠫉	diān				
𠫌	lì				
𠫓	tū				
𠫘	jiān				
𠫛	bǎi				
𠫜	dì				
𠫝	zhǎng				
𠫣	yù				
𠫨	duì				
𠫭	cān				to join
𠫮	tú				
𠫶	tān				
𠫷	jí				
𠫸	qí				
𠫹	shàn				
𠫺	nián				
𠬆	guàn				
𠬈	bǐ				
𠬋	xīng				
𠬓	zhěn				
𠬙	sā	𪠡			
𠬛	mò				to dive under water
𠬝	fú				submit
𠬢	tāo				slippery
𠬣	bàng				
𠬪	biào				
𠬬	xī				
𠬮	jié				
𠬶	jìn				to invade
𠬾	qiān				
𠭈	sì				
𠭉	jǐng				
𠭋	chǐ				
𠭗	jǐng				
𠭥	suì				
𠭯	zhā				
𠭰	lí				
𠭴	zhuō				(same as U+3441 㑁) short; of short stature
𠭹	biàn				
𠭿	tún				
𠮃	bì				
𠮆	fèi				
𠮊	dé				
𠮌	zhú				
𠮑	jū				
𠮙	yǐ				
𠮜	yà				
𠮟	chì			叱	
𠮠	guǎ				
𠮡	zhǐ				
𠮨	réng				(Cant.) to tie, tow; bring along
𠮫	yōu				
𠮭	bó				
𠮯	jǐ				
𠮰	pǐn				
𠮳	yīng				
𠮴	yāng				
𠮵	màng				
𠮽	lòng				
𠮾	ǹ				
𠮿	sa				
𠯀	chuān				
𠯂	cí				
𠯃	wǔ				
𠯄	rèn				
𠯈	dài				phonetic
𠯉	jí				
𠯋	yǐ				(Cant.) naughty, inferior
𠯍	rán				
𠯐	huò				
𠯑	guā				tongue
𠯓	zhé				
𠯔	pì				
𠯗	zā			咂	nipple; to suck
𠯘	bàn				
𠯙	jié				
𠯜	hōu				
𠯟	xiàn		哯		
𠯩	zhā				
𠯫	gē				
𠯭	pì				
𠯯	piàn				
𠯰	shí				
𠯱	liǎng				
𠯲	yuè				
𠯳	hù				
𠯴	biàn				
𠯷	réng				
𠯹	réng				
𠰄	yī				
𠰅	zhī				
𠰇	jīn				
𠰈	wēng				
𠰉	chāo				
𠰋	qiū				(Cant.) left-handed
𠰍	zhǔ				
𠰏	zhá				
𠰐	pǒ				
𠰑	àn				
𠰓	hé				
𠰕	chū				
𠰖	yán				
𠰚	shì				
𠰛	hù				
𠰜	è				
𠰴	shí				
𠰹	tuō				
𠰺	dài				
𠰻	wài				
𠰼	pō				
𠰽	rǒng				
𠰾	jū				
𠱀	bō				
𠱐	yǔ				
𠱑	dōu				
𠱓	guǐ				(Cant.) to importune, beg
𠱔	shòu				
𠱗	suō				
𠱘	nì				(Cant.) contrary, opposing, against; disobedient
𠱙	zhōu				
𠱚	lòng				
𠱛	bǐng				
𠱜	zùn				
𠱝	yè				
𠱞	rǎn		囃		
𠱠	líng				
𠱡	sà				
𠱤	lěi				
𠱥	è				(Cant.) wrangling, a noise; fitful; a soft fabric with no body
𠱧	zhòng				
𠱨	jǐ				
𠱫	è				
𠱯	zuò				
𠱲	nà				
𠱳	yǔn				
𠲊	xiè				
𠲋	zuǐ				
𠲌	shù				
𠲍	diū				
𠲎	fa				
𠲏	rěn				
𠲑	bāng				
𠲒	hán				
𠲓	hóng				
𠲔	yī				
𠲖	yī				to grin, laugh
𠲙	kē				
𠲚	yì				
𠲛	huí				
𠲜	zhēng				(Cant.) to owe
𠲮	jìng				
𠲱	gé				
𠲴	nóu				
𠲵	qiè				(Cant.) phonetic
𠲷	dié				
𠲹	jì				
𠲺	yì				
𠲻	yí				
𠲽	fú				
𠲾	shuò				
𠲿	shuò			欶	to suck in
𠳀	yǒng				
𠳁	kěn				to confine
𠳂	huá				
𠳃	hòng				
𠳇	hé				
𠳊	hē				
𠳋	qiǎn				
𠳌	qià				
𠳎	sì				
𠳬	jīng				
𠳭	kè				
𠳳	āi				
𠳴	lóu				
𠳶	tū				tongue-tied; to lisp
𠳹	chuáng				
𠳼	sòng				
𠳽	chéng				
𠳿	wēi				
𠴂	nǔ				
𠴄	jiǔ				
𠴇	bīn				
𠴡	xiào				
𠴢	shēng		𡄔		
𠴣	hǒu				
𠴦	zhù				
𠴨	guān				
𠴩	jī				
𠴫	jì				
𠴭	xī				
𠴯	shè				
𠴰	ǒu				(Cant.) classifier for a piece or lump of something
𠴱	hú				
𠴲	tà				
𠴳	xiáo				(Cant.) a tiger or demon's howl; to argue, quarrel
𠴵	zào				
𠴸	bò				
𠴹	qì				
𠴺	wā				
𠴻	tuō				
𠴼	dào				
𠴾	nà				
𠵠	zhāi				
𠵣	yà				
𠵦	wǔ				resist
𠵧	zhén				
𠵨	de				
𠵩	hē				(Cant.) that
𠵫	āng				
𠵬	pí				
𠵭	sè				
𠵮	fěn				
𠵯	guā				(Cant.) onomatopoetic
𠵳	pǒ				
𠵷	xuàn				
𠵸	hān		𡄣		
𠵹	gāng	𫩚			
𠵺	bā				
𠵻	zōng				
𠵼	mèng				(Cant.) scars on the eyelid; phonetic
𠵾	huò		㗲		(Cant.) eloquent, sharp-tongued
𠶧	diān				(Cant.) straight, vertical; OK; to pick up with the fingers; verbal aspect marker of successful completion
𠶨	xī				
𠶫	dà				
𠶬	nàng				
𠶰	diāo				
𠶱	luò				
𠶲	kè				(Cant.) to stare at; to take a big bite
𠶷	yì				
𠶸	jué	𠳞			
𠶹	hé	𰇡			
𠶻	jí				
𠶾	hè				
𠶿	niè				
𠷀	rǔn				
𠷁	qián				
𠷂	dài				
𠷃	shāo				
𠷄	kè				
𠷅	zhú				
𠷇	shī				
𠷈	lǜ				
𠷉	jiā				
𠷊	pián				
𠷋	hòu				
𠷌	jī	𰇘			
𠷍	tà				
𠷎	chóu				
𠷏	wō	𫡬			
𠷐	jìng				
𠷑	pō				
𠷒	zhāi				
𠷓	xīn				
𠷖	biàn				
𠷙	xù				
𠷞	gū				
𠷟	jiè				
𠷢	xián				
𠷸	é				
𠷺	bó				
𠷻	piāo				
𠷿	zǎ				
𠸁	pài				
𠸂	tū				
𠸄	yīng				
𠸮	xiǎng				
𠸱	nuò				
𠸲	gē				
𠸳	bó				
𠸴	xiè				
𠸸	zhēn				
𠸹	yú				
𠸺	nì				(Cant.) contrary, opposing
𠹀	xùn				
𠹁	wà				
𠹃	àng				
𠹄	hàn				
𠹅	hōng				
𠹆	dān				
𠹈	nuó				
𠹊	cǎo				
𠹋	jí				
𠹌	něng				(Cant.) uncommon, rare; penis (vulg.)
𠹍	yǒng				
𠹎	xiāo				
𠹐	chuǎ				
𠹑	yào				
𠹓	gé				
𠹔	táng				
𠹕	bào				
𠹖	chǎn				
𠹘	xù				
𠹛	hái	𫩯			
𠹝	chóu				
𠹟	jiǎn				
𠹠	zuō				
𠹤	wèi				
𠹥	dā				
𠹦	pī				
𠺐	huàn				
𠺒	xī				
𠺔	pèn				
𠺕	liū				
𠺖	mǔ	𭈈			
𠺗	miē				
𠺘	làng				(Cant.) hard to get along with; to rinse, spread thin
𠺙	tuì				
𠺚	bān				
𠺝	gē				(Cant.) final particle
𠺟	kù				
𠺢	jiā				(Cant.) final particle
𠺣	bō				
𠻍	huàn				
𠻏	zú				
𠻐	luò				
𠻗	lí				(Cant.) imperative final particle
𠻙	hé				
𠻚	mó				
𠻜	shuì				
𠻝	shēn				
𠻞	kǎng				
𠻟	chì				
𠻠	líng				
𠻡	luǒ				
𠻤	yǎn				
𠻥	zhào				
𠻦	chuǎ				
𠻧	gǔ				
𠻨	qǐn				
𠻪	tán				
𠻫	fèn				
𠻬	tú				
𠻱	líng				
𠻴	lǎng				(Cant.) to rinse
𠼖	lán				
𠼗	zàn	𫪚			to blink
𠼘	wù				
𠼝	lí				
𠼞	ā				ammonia (obsolete)
𠼟	lüè				
𠼠	zhǐ				
𠼡	chóu				
𠼢	jiàng				
𠼤	jiān	𫪄			
𠼩	lún				
𠼪	yí				
𠼬	shāng				
𠼻	jī				a particle used in transliteration
𠽜	yì				
𠽝	nín				
𠽡	huì				
𠽣	zhā				
𠽦	hǎn				
𠽨	yǐn				
𠽩	bì				
𠽪	ān				
𠽫	xiā				
𠽬	ní				
𠽰	dī				
𠽱	jiǎn				
𠽲	pán				
𠽵	yù				
𠽶	chuài				
𠽷	zā				
𠽹	chá				
𠽻	zhé				
𠽼	sè				
𠽾	pēn				
𠽿	gū				
𠾀	zhé				
𠾆	lí				
𠾇	dōu				
𠾉	chóu				
𠾋	zuǐ				
𠾌	pò				
𠾏	shē				(Cant.) interjection
𠾐	lóng				
𠾢	shù				
𠾤	jìn				
𠾥	líng				
𠾨	kāng				
𠾩	là				
𠾫	xū				
𠾬	jìn	𫪽			
𠾮	chuān				
𠾲	yuè				
𠿆	mǎi				
𠿇	xiè				
𠿈	jiū				
𠿉	jì				
𠿋	yuè				
𠿏	jiān				
𠿑	hán				
𠿓	sà				
𠿔	huì				
𠿕	qiào	𪜎			
𠿗	sè				
𠿘	zuǐ	𭉨			
𠿛	lǔ				cry used in calling pigs
𠿜	huà				
𠿝	chū				
𠿞	shǎn				
𠿟	wò				
𠿠	jí				
𠿡	zhuó				
𠿢	xián				
𠿣	yī				
𠿤	guó				
𠿥	kuì				
𡀑	zhōu				
𡀔	lù				used in transliteration
𡀖	bō				
𡀗	shí				
𡀘	yìng				
𡀙	kū				
𡀹	zhì				
𡀺	xié				
𡀽	yè				
𡀾	è				
𡀿	lǜ	𫫵			
𡁀	hàn				
𡁁	yè				
𡁆	luò				
𡁇	chuò				
𡁈	fàn				
𡁉	zhí				
𡁊	yìng				
𡁋	wěn				
𡁌	wā				
𡁍	ài				
𡁎	yú				
𡁑	huā				
𡁓	liè				
𡁔	jīng				
𡁕	zá				
𡁧	zāng				
𡁨	duì				
𡁪	jì				
𡁮	wō				
𡁰	jí				
𡁱	xī				
𡁳	zhàn				
𡁴	tuán				
𡂊	yú				
𡂏	liè				
𡂒	zhì	𫪪			
𡂓	shī				
𡂕	lǎo				
𡂖	lài				(Cant.) unrestrained
𡂗	wěi				
𡂘	páo				
𡂙	chí				
𡂚	yǐng				
𡂛	dòu				
𡂝	dòu				(Cant.) to choke and cough
𡂟	bào				
𡂠	qiè				
𡂡	shù	𪢒			
𡂣	zhí				
𡂩	liè				
𡂫	péng				
𡂭	zhē				
𡂿	ōu	𫪘			
𡃂	xiè				
𡃃	jí				
𡃄	lài	𪡺			
𡃅	yíng				
𡃆	cēng				
𡃖	lē				call for pigs
𡃝	lùn				
𡃡	lóng				
𡃢	xì				
𡃦	lìn				
𡃩	guī				
𡃳	xīng				
𡃷	lí				
𡃸	cī				
𡄇	qǐng				
𡄑	jiān				
𡄒	dào				
𡄓	jiǎn				
𡄔	qìng	𠴢			
𡄕	xiè				
𡄖	yìng	𭈉			
𡄟	há				(Cant.) onomatopoetic, the sound of panting
𡄡	zhe				(Cant.) emphatic particle
𡄢	shē				
𡄣	mí	𠵸			
𡄤	huán	𭈮			
𡄱	cù				
𡄲	rú				
𡄳	sǎ				
𡄴	huò				
𡄵	yī				(Cant.) to grin, laugh
𡄷	dī				
𡄹	luàn				
𡄻	yì				
𡅂	bò				
𡅃	páng				
𡅄	tán				
𡅅	é				
𡅆	zāng				
𡅇	cóng				
𡅓	zhāi				
𡅕	xǐ				
𡅖	mǎng				
𡅘	là	𭊸			
𡅙	yùn				
𡅡	è				
𡅥	dié	𫬟			
𡅭	guān				
𡅱	huàn				
𡅵	shì				
𡅶	jiǎn				
𡅹	zhān				
𡅺	jí				
𡅻	huàn				
𡆅	wàn				
𡆆	luǒ				
𡆏	dòu				
𡆕	liàn				
𡆣	niè				
𡆤	nǎn				
𡆥	jiù				
𡆦	yuè				
𡆩	yāo				
𡆪	chuāng				
𡆮	cǎn				
𡆯	lǐ				
𡆰	dùn				
𡆱	nǎn				
𡆲	nǎn				
𡆸	rì				
𡆽	yuè				
𡇀	yóu				
𡇂	yīn				
𡇄	guó				
𡇈	dàng				
𡇑	zhēn				
𡇒	mí				
𡇓	dié				
𡇖	zhēn				
𡇚	kuā				
𡇜	hán				
𡇝	sòng				
𡇞	hé				
𡇟	jī				
𡇠	zhé				
𡇤	bǐng				
𡇦	wéi				
𡇧	tōu				
𡇩	tú				
𡇬	gāng				
𡇭	lóu				
𡇮	quán				
𡇯	hùn				
𡇰	zhuǎn				
𡇱	què				
𡇳	hóng				
𡇵	dàng				
𡇶	hé				
𡇷	tài				
𡇸	guāi				
𡇺	yù				
𡇼	yà				
𡇿	wān				
𡈀	qūn				
𡈅	jué				
𡈆	ōu				
𡈉	quān				
𡈊	zhí				
𡈍	líng				
𡈎	wū				a decoy; to inveigle
𡈏	xìn				
𡈐	dá				
𡈒	yuān				
𡈓	yuàn				
𡈗	mò				
𡈙	yóu			囮	decoy
𡈞	wǔ				
𡈠	zhāng				
𡈣	xuān				
𡈦	rǎo				
𡈧	gǔn				
𡈨	yù				
𡈮	xiá				
𡈯	biǎn				
𡈰	yóu				
𡈲	yīn				
𡈴	xuán				
𡈵	yóu				
𡈶	léi				
𡈼	tǐng				
𡈿	zhēn				
𡉄	zài				rascal
𡉅	gā				
𡉆	lá				
𡉉	què				
𡉎	jú				
𡉐	chūn				
𡉑	dā				
𡉒	tún				
𡉓	āi				
𡉗	zǐ				
𡉚	huáng				
𡉛	yì				
𡉩	bào				
𡉪	chí				
𡉭	rì				
𡉴	lú				
𡉷	jié				
𡉸	shì				
𡉺	zuān				
𡊁	yì				
𡊄	fèn				
𡊅	fèn				
𡊉	mò				
𡊍	shù				
𡊛	áo				
𡊝	pǐ				
𡊞	píng				
𡊟	pō				
𡊠	jiá				
𡊡	zhóu				
𡊣	qiū				
𡊧	yǒu				
𡊨	tán				
𡊫	rǒng				
𡊭	mì				
𡊶	yì				
𡊸	rǒng				
𡊻	liè				
𡊼	qióng				
𡋙	huí				
𡋚	jì				
𡋟	gào				
𡋧	yóu				
𡋨	chā				
𡋩	dé				
𡋪	yīn				
𡋬	yù				
𡋭	bèi				
𡋯	bó				
𡌔	qiāo				
𡌚	chǎ				
𡌜	xīn				
𡌞	chí				
𡌣	zào				
𡌤	kuí				
𡌦	fèi				
𡌩	tā				
𡌪	guài				
𡌭	duō				
𡌲	guī				
𡌴	zhí				
𡍌	chǎn				
𡍍	nǎo				
𡍐	hú				
𡍒	táo				
𡍡	yì				
𡍤	niè				
𡍥	zhài				
𡍦	huán				
𡍨	dù				
𡍪	qì				
𡍫	cè	𫭮			
𡍮	chuí				to droop; descend
𡍲	dā				
𡍶	zhì				
𡍷	gèng				
𡍻	wèng				
𡎉	dù				
𡎍	chí				
𡎑	àn				
𡎒	kuò				
𡎔	wò				
𡎘	yīng				
𡎚	piǎn				
𡎫	zhá				
𡎬	zhuǎ				
𡎮	sù				
𡎳	nì				
𡎺	zhú				
𡎻	chán				
𡎾	bèng				
𡎿	ní				
𡏀	zhí				
𡏁	huì				
𡏘	xià				
𡏚	zhì				
𡏛	xī				
𡏞	jiǎng				
𡏩	duī				
𡏪	fū				
𡏭	jiāo				
𡏮	cháo				
𡏯	bài				
𡏵	liè				
𡏼	áo				
𡐋	zāo				
𡐌	chù				
𡐏	tuǒ				
𡐒	háo				
𡐓	kāng				
𡐔	yín				
𡐖	xiàn				
𡐝	fù				
𡐞	biē				
𡐠	kuī				
𡐤	qiè				
𡐥	sà				
𡐿	dā				
𡑀	yě				
𡑄	zhǎng				
𡑆	liáng				
𡑈	duǐ				
𡑍	láo	𫭼			
𡑎	xūn	𫭯			
𡑘	zhì				
𡑚	kū				
𡑞	suì			隧	tunnel, underground passage
𡑟	wō				
𡑣	kū				
𡑯	jiǎn	𰉱			soda; alkaline
𡑶	jiǎng				
𡑻	zhuì				
𡑽	shuǎng				
𡑾	yú				
𡒁	sà				
𡒃	yù			隩	a shore, bay; winter quarters
𡒊	yù				
𡒌	qiǎn				
𡒍	jù				
𡒏	liè				
𡒒	shú				
𡒓	xiàn				
𡒖	gài				
𡒢	tái				
𡒧	tiǎn				
𡒯	mèng				
𡒱	dí				
𡒳	mián				
𡒾	huī				
𡓉	duò				
𡓍	liè				
𡓒	lài				
𡓓	yín				
𡓔	lǎn				
𡓖	jiāo				
𡓘	huò				
𡓣	guō				
𡓦	zhàn	𰊅			
𡓭	mǐ				
𡓰	kuī				
𡓷	duò				
𡓿	yín				
𡔇	lèi				
𡔕	gòng				
𡔛	tǐng				
𡔜	yáo				
𡔞	wǎng				
𡔣	jié				
𡔨	xiū				
𡔪	shù				
𡔱	wèi				
𡔴	yù				
𡕁	zhān				
𡕉	āng				
𡕏	sǎng				
𡕐	chóu				
𡕒	kuà				
𡕖	jǔ				
𡕗	hài				
𡕢	miǎn				
𡕧	hàng				
𡕪	chóu				
𡕮	líng				
𡕰	zōng				fly
𡖉	kūn				
𡖌	zhōng				
𡖎	zhāo				
𡖐	diě				
𡖑	gǒu				
𡖒	yún				
𡖓	dān				
𡖔	nuǒ				
𡖛	bǐng				
𡖝	rán				
𡖞	chān				
𡖢	rǒng				
𡖣	yīn				
𡖤	chān				
𡖧	zhì				
𡖪	guài				
𡖫	nuó				
𡖬	shēn				
𡖯	sù				
𡖲	wǒ				
𡖳	chǐ				
𡖺	miè				
𡖻	zhí				
𡖾	qī				
𡗁	gōu				
𡗆	lǒu	𰋖			
𡗈	zī				
𡗍	dǎng				
𡗏	xiǎn				
𡗑	rǒu				
𡗗	pěng				folded hands
𡗞	xī				
𡗢	kuā				
𡗤	guì				tall
𡗥	chún				
𡗦	jiè				
𡗲	jiè				
𡗳	xī				
𡗵	kū				
𡗷	gū				
𡗸	zhà				
𡗹	fàn				
𡗼	xiè				
𡘍	huán				
𡘏	niǎo				
𡘐	xì				
𡘛	cū				
𡘝	gǔn				
𡘡	xī				
𡘧	qiá				
𡘪	māng				
𡘭	zhé				
𡘰	juàn				
𡘴	biē				
𡙀	biē				
𡙅	quán				
𡙋	xì				
𡙎	jiǎo				
𡙐	quán				
𡙑	zhǐ				
𡙒	tiān				
𡙓	kāi				
𡙘	sǎn				
𡙛	zī				
𡙣	jié				
𡙪	bié				
𡙬	dòu				
𡙭	zuī				
𡙶	yǎn				
𡚁	bì			弊	used-up, malpractices; (Cant.) bad, vile, corrupt
𡚅	kuǎi				
𡚇	yàn				
𡚈	wéi				
𡚊	huān				
𡚌	hào				
𡚑	gōng				
𡚔	méng				
𡚗	lěi				
𡚙	dì				
𡚛	bǐng				
𡚜	huān				
𡚟	wā				
𡚠	jué				
𡚨	chì				
𡚭	bā				
𡚮	jiǔ				
𡚷	dì				
𡚹	zhàng				
𡚻	dà				
𡚼	shí				
𡚽	hào				
𡛌	yè				
𡛗	bì				
𡛘	pǐ				
𡛙	yǎo				
𡛜	dī				
𡛝	càn				
𡛞	pín				
𡛟	yuè				
𡛠	qiē				
𡛡	pī				
𡛵	tuǒ				
𡛶	xiè				
𡛽	yè				
𡜀	fàn				
𡜁	guā				
𡜂	hù				
𡜃	rǔ				
𡜉	rǎn				
𡜊	fǒu				
𡜋	huāng				
𡜚	rú				
𡜢	mǎo				
𡜥	duī				
𡜦	huì				
𡜧	xì				
𡜨	xiū				
𡜫	rǎn				
𡜬	yī				
𡜯	zhé				
𡜱	jì			嫉	to envy, to be angry with; (Cant.) pregnant
𡜲	gào				
𡜳	yòu				
𡜵	pū				
𡝈	chù				
𡝉	cū				
𡝊	zhé				
𡝋	niǎo				
𡝍	qiè				
𡝐	chá				
𡝒	niǎo				
𡝓	suī				
𡝙	chá				
𡝚	chéng				
𡝛	yáo				
𡝜	dù				
𡝝	wāng				
𡝟	niàn				
𡝠	mí		㜷		milk, the breasts of a woman, to suckle, word of respect for women, (for Qi's people) mother, used in girl's name
𡝦	nǒu				
𡝧	xì				
𡝩	yāo				
𡝫	chān				
𡞘	xiè				
𡞙	miè				
𡞚	kěng				
𡞜	cù				
𡞞	shěng				
𡞟	pàn				
𡞠	hù				
𡞢	kè				
𡞣	xiàn				
𡞥	hóu				
𡞦	qióng				
𡞧	zōng				
𡞪	fú				
𡞫	nài				
𡞭	nì				
𡞯	kǔ				
𡞾	nèn			嫩	soft, delicate
𡟍	gē				
𡟑	hóu				
𡟓	āi				
𡟕	shī				
𡟞	xiū				
𡟟	cōng				
𡟠	jiāo				
𡟢	zhá				
𡟣	xiāo				
𡟤	liàn				
𡟥	qǔ				
𡟨	shǎn				
𡟩	xiè				
𡟫	gòng	𫝪			
𡟬	miè				lay hand on
𡟭	chái				
𡟯	ēn				
𡟳	dòu				
𡠆	kòu				
𡠊	tiáo				
𡠋	shī				
𡠏	sāng				
𡠒	guān				
𡠖	hào				
𡠗	zhì				
𡠘	yàng				
𡠙	tōng				
𡠚	bì	𰋾			
𡠜	mó				a good but ugly woman
𡠞	fú				
𡠥	qiáng				
𡠹	zhì	㛿			cunning; wicked, spoiled; coddled
𡠼	sōu				
𡠿	niǎo				
𡡀	juàn				
𡡂	yàng				
𡡄	huāng				
𡡈	bēng				
𡡉	mó				
𡡊	cháo				
𡡎	lǚ				
𡡏	shāo				
𡡐	bǔ				
𡡑	zēng				
𡡒	sī				
𡡔	zuì				
𡡕	yuē				
𡡖	zān				
𡡗	luǎn				
𡡥	qú				
𡡺	miǎo				
𡢀	zhuàn				
𡢈	dàng				
𡢊	yuān				
𡢒	jǔ				
𡢕	huǐ				
𡢖	qì				
𡢘	yùn	𰌉			
𡢚	màn				
𡢜	mǒ				
𡢱	piāo				
𡢳	jìn				
𡢹	yāo				
𡣀	chì				
𡣁	nì				
𡣂	sōu				
𡣈	shù				
𡣋	piāo				
𡣔	hàn				
𡣠	yāo				
𡣢	néi				
𡣪	shì				
𡣬	yuān				
𡣮	cài				
𡣯	jié				
𡣹	xiè				
𡣽	yán				
𡣾	xiāo				
𡤋	xiè				
𡤌	lì				
𡤎	fàn				
𡤗	zhù				
𡤙	nà				
𡤛	zhuǎn				
𡤞	kuī				
𡤢	luó				
𡤫	qiā	𫱿			
𡤶	wān				
𡤽	shǔ				
𡤿	chèng				
𡥁	yì				
𡥆	hǎo				
𡥈	jiào				
𡥋	huì				
𡥍	xiào				
𡥎	cí				
𡥞	jì				
𡥦	nǐ				
𡥨	nǐ				
𡥩	tǐ				
𡥶	jù				
𡥸	mìng				
𡥽	lí				
𡥿	zhòng				
𡦁	xù				
𡦃	qióng				
𡦄	fú				
𡦆	bìn				
𡦊	jì				
𡦍	qí				
𡦎	xì				
𡦔	dèng				
𡦕	ér				
𡦛	shú				
𡦜	tóng				
𡦝	xiáo				
𡦟	pí				
𡦨	dǎn				
𡦪	jí				
𡦳	xiào				
𡦷	cóng				
𡦻	bīn				
𡦼	rǒng				
𡧍	miàn				
𡧒	miàn				
𡧔	shū				
𡧕	xiáo				
𡧖	bǎo				
𡧗	wà				
𡧙	pào				
𡧣	gǎi				
𡧥	hū				
𡧦	héng				
𡧨	zhú				
𡧩	guāi				
𡧭	guì				
𡧹	dài				
𡧼	bīn				
𡧽	huǎng				
𡨀	chá				
𡨄	xià				to stop up
𡨅	jú				
𡨇	yǎo				
𡨖	fěn				
𡨗	zào				
𡨛	fēng				
𡨢	jū				
𡨣	yù				
𡨩	hūn				
𡨲	jié				
𡨳	xiòng				
𡨵	nài				
𡨻	nǒu				
𡨽	shěng				
𡨿	yù				
𡩂	huán				
𡩃	gěng				
𡩄	wǎn				
𡩆	tuó				
𡩇	qiāo				
𡩘	yìn				
𡩚	jiā				
𡩡	suǒ				
𡩣	jié				
𡩤	xī				
𡩥	wěng				
𡩩	máng				
𡩶	yáng				
𡩸	yáo				
𡩽	máng				
𡩾	ōu				
𡪁	án				
𡪅	lòu				
𡪑	è				
𡪒	zǐ				
𡪗	è				
𡪙	àn				
𡪞	huò				
𡪠	céng				
𡪰	xiòng				
𡪱	jì				
𡪳	zuó				
𡪵	qí				
𡪺	zhēng				
𡫀	jī				
𡫁	qī				
𡫂	juǎn				
𡫃	níng				
𡫟	sè				
𡫥	hè				
𡫦	rǒng				
𡫧	qǐn				
𡫬	jū				
𡫯	lì				
𡫵	shí				
𡫸	nì				
𡫹	xián				
𡫺	fū				
𡫽	rǔ				
𡬁	xiòng				
𡬂	guì				
𡬄	jì				
𡬆	měng				
𡬇	fū				
𡬉	sài				
𡬊	yù				
𡬋	jiào				
𡬌	mèng				
𡬍	lóng				
𡬎	qiāng				
𡬐	mí				
𡬓	yí				
𡬕	lóng				
𡬖	hān				
𡬗	nì				
𡬘	lào				
𡬙	sèng				to wake from sleep
𡬜	lǐn				
𡬞	yù				
𡬥	nuó				
𡬫	wù				
𡬯	biǎn				
𡬲	biǎn				
𡬳	xuān				
𡬵	jiān				
𡬸	biǎn				
𡭂	dé				
𡭇	zhuān				
𡭋	rǒng				
𡭐	shuàn				
𡭘	jiā				
𡭛	huǐ				
𡭞	zhān				
𡭢	bài				
𡭣	liè				
𡭥	xiē				
𡭭	jiǎn				
𡭮	shǒu				
𡭳	kào				
𡭷	guān				
𡭸	luàn				
𡭾	nǒu				
𡭿	chǎng				
𡮎	liáng				
𡮙	nài				
𡮚	rǔ				
𡮞	zhì				
𡮦	cáo				worn out, spoiled
𡮰	lì				
𡮻	lán				
𡮿	chān				
𡯁	wāng				
𡯄	lì				
𡯇	wù				
𡯈	páo				
𡯉	yòu				
𡯋	gān				
𡯏	ān				
𡯐	xiū				
𡯑	shuǐ				
𡯒	ruǐ				
𡯘	bǎn				
𡯙	yóu				
𡯢	huó				
𡯥	huī				
𡯨	zuò				
𡯩	xiāo				
𡯫	mián				
𡯰	gà				
𡯱	yuǎn				
𡯳	bò				
𡯴	chào				
𡯵	tuǐ				
𡯷	bò				
𡯽	gà				
𡯿	tiāo				
𡰀	ná				
𡰅	hú				
𡰆	niè				
𡰋	huí				
𡰌	lǒu				
𡰎	tí				
𡰐	qiào				
𡰑	qiáo				
𡰒	zhǒng				
𡰖	dī				
𡰚	lín				
𡰝	quán				
𡰞	zhuān				
𡰠	léi				
𡰢	xié				
𡰥	rén				
𡰨	dāng				
𡰪	dū				(Cant.) end, bottom, rump
𡰫	niǎn				
𡰯	shǐ				
𡰲	xián				
𡰹	zhí				
𡰽	ài				
𡰾	cī				
𡰿	pú				
𡱁	shǐ				
𡱅	qū				
𡱆	shǔ			属	to belong to; allied
𡱇	diān				
𡱉	xiǎo				
𡱊	shuǐ				
𡱌	huán				
𡱐	yí				
𡱑	juān				
𡱔	zhǐ				
𡱜	zhào				
𡱣	xù				
𡱯	lòng				
𡱱	zhù				
𡱳	suǒ				
𡱷	dié				
𡱺	qú				
𡱼	kè				
𡱽	hū				
𡱾	jū				
𡲀	qǐng				
𡲍	bīng				
𡲕	tì			屜	tray, drawer
𡲗	jué				
𡲚	qiú				
𡲣	jiàng				
𡲪	yùn				
𡲭	mèi				
𡲮	pī				
𡲰	qú				
𡲼	mì				
𡲿	tì				
𡳂	kài				
𡳄	bǐ				
𡳆	qū				
𡳏	tiāo				
𡳑	chù				
𡳘	jú				
𡳚	xī				
𡳭	chǐ				
𡳮	jī				
𡳴	lú				
𡳸	lì				
𡳾	jué				
𡴅	zhū				
𡴆	lù				
𡴎	niè				hill
𡴔	quán				
𡴭	yà				
𡴯	è				
𡴱	hù				
𡵀	máng				
𡵉	wù				
𡵌	chā				
𡵑	qīn				
𡵒	jié				
𡵓	hóng				
𡵕	dān				
𡵖	ěn				
𡵗	zè				
𡵘	hù				
𡵙	àng				
𡵚	jiè				
𡵛	fù				
𡵜	yòng				
𡵞	fēng				
𡵬	mù				
𡵶	sè				
𡵷	cóng				
𡵻	kāng				
𡶂	yào				
𡶃	ài				
𡶄	bāo				
𡶆	pǒ				
𡶈	shǐ				
𡶉	fàn				
𡶋	jú				
𡶌	pí				
𡶎	wèi				
𡶏	kū				
𡶐	qié				
𡶑	gān				
𡶢	kuàng				
𡶣	suì				
𡶤	bēng				
𡶥	jiā				
𡶦	yà				
𡶪	kàn				
𡶫	niè				
𡶭	xíng				
𡶯	xì				
𡶱	lìn				
𡶲	duǒ				
𡷈	shì				
𡷋	duì				
𡷍	jiāng				
𡷎	yǔ				
𡷏	lù				
𡷐	ěn				
𡷓	gǔ				
𡷕	wěi				
𡷖	chē				
𡷗	huàn				
𡷘	bié				
𡷛	hàn				
𡷜	tuí				
𡷝	nà				
𡷞	qǐ				
𡷠	tóu				
𡷡	yuān				
𡷢	wáng				
𡷤	wú				
𡷥	gào				
𡷨	kēng	𫵸			
𡷪	yí				
𡷸	xiāo				
𡷺	guǐ				
𡷻	yà				
𡷼	suì				
𡷽	sǒng				
𡷿	zhuó				
𡸂	tū				
𡸃	xiǎn		𡽗		
𡸈	zè				
𡸉	lì				
𡸌	zhù				
𡸎	jié				
𡸑	tì				
𡸔	xié				
𡸕	qióng				
𡸗	yà	𪨩			
𡸘	jū				
𡸛	yín				
𡸜	zhí				
𡸞	kǎn				
𡸟	zī				
𡸡	kē				
𡸣	niè				
𡸤	qiáng				
𡸥	wǎn				
𡸦	zé				
𡸨	jū				
𡸪	zì				
𡹄	yà				
𡹇	lín				
𡹉	qí				
𡹎	huí				
𡹓	qì				
𡹕	yáng				
𡹖	suì				
𡹘	qǐ				
𡹙	guī				
𡹢	qìn				
𡹣	ē				
𡹥	zuò				
𡹨	zè				
𡹩	qì				
𡹪	jí				
𡹬	tuó	𪨹			
𡹭	dié				
𡹯	huì				
𡹰	máo				
𡹲	xǔ				
𡹵	hóu				
𡹶	yǎn				
𡹷	xiáng				
𡹸	cōng				
𡹹	hú				
𡹼	àn				
𡹾	bǐng				
𡺇	duǒ				
𡺐	zhǔ				
𡺑	dié				
𡺒	yōu				
𡺓	qǐ				
𡺔	shí				
𡺕	xūn				
𡺖	yōu				
𡺗	kān				
𡺘	qiǎo				
𡺛	qiāng				
𡺜	pén				
𡺟	quán				
𡺡	yíng				
𡺧	shā				
𡺫	tāo				
𡺭	hòng				
𡺮	pǐ				
𡺯	yáo				
𡺴	tú				
𡺵	chái				
𡺷	xià				
𡺸	qí				
𡺺	qióng				
𡺽	jìn				
𡻈	zhēn				
𡻌	zhū				
𡻎	xī				
𡻐	wēng				
𡻑	zhǒng				
𡻕	suì			岁	year of age
𡻘	kē		𭗡		
𡻙	kuò				
𡻚	kǎng				
𡻝	cháo				
𡻞	bì				
𡻟	mò				
𡻠	zhù				
𡻡	hàn				
𡻢	yǔ				
𡻣	yí				
𡻤	má				
𡻧	qì				
𡻨	gùn				
𡻩	màn				
𡻪	liáo				
𡻫	lín				
𡻬	zú				
𡻭	lěi				
𡻮	hù				
𡻯	chuǎng				
𡻰	qì				
𡻱	léi				
𡼁	chī				
𡼃	pó				
𡼄	dié				
𡼊	lěi				
𡼎	yǐ				
𡼓	diàn				
𡼖	dūn				
𡼗	gāo				
𡼘	hū				
𡼚	xiāo				
𡼛	gá				
𡼜	pēng				
𡼬	shěn				
𡼱	wéi	𰎢			
𡼻	duì				
𡼼	cháo				
𡼽	yǐn				
𡼾	kuài	𰎛			
𡼿	kū				
𡽁	zuì				
𡽂	gǔ				
𡽅	yùn				
𡽆	zhì				
𡽉	jì				
𡽊	chēng				
𡽖	xiè				
𡽛	zuǐ				
𡽜	án				
𡽝	hāo				
𡽠	pǒ				
𡽢	dí				
𡽣	yè				
𡽧	náo				
𡽱	jié				a high hill; the name of a hill
𡽲	bàng				
𡽳	lǎn	𫶊			
𡽴	cáng				
𡽶	bì				
𡽻	zhǎn				
𡽼	qì				
𡾂	náo				
𡾅	lǜ				
𡾇	kuàng				
𡾉	mó				
𡾋	lěi				
𡾌	páo				
𡾒	lì				
𡾓	céng				
𡾕	dàng				
𡾖	lěi				
𡾙	è				
𡾛	bèng				
𡾜	jué				
𡾥	xuán				
𡾦	niè				
𡾨	hài				
𡾮	xiǎn				
𡾰	jiǎn				
𡾱	mí	㟜			(non-classical and abbreviated form) shape of the mountain
𡾲	niè				
𡾻	cáng				
𡾼	sǒng				
𡾽	zēng				
𡾾	yì				
𡿂	chóng				
𡿄	cáng				
𡿉	lěi				
𡿊	nuó				
𡿋	lì				
𡿎	lí				
𡿏	luó				
𡿓	tǎng				
𡿖	niè	𪩛			
𡿗	niè				
𡿙	jī				
𡿛	lěi				
𡿝	nàng				
𡿠	lín				
𡿡	líng				
𡿤	xián				
𡿥	yù				
𡿧	zāi				floods
𡿨	quǎn				
𡿩	liè				
𡿯	yù				
𡿰	huāng				
𡿺	nǎo				brain
𡿼	xùn				
𡿾	jú				
𡿿	huò				
𢀁	yì				
𢀊	xī				
𢀋	sè				
𢀌	jiǎo				
𢀍	yōng				
𢀕	shī				
𢀖	jīng		巠	巠	streams running underground; flowing water
𢀗	wàn				
𢀘	yě				
𢀙	jiū				
𢀜	gǒng				
𢀡	huī				
𢀪	ěr				
𢀵	hàn				
𢀼	fú				
𢁀	fú				
𢁁	zhuó				
𢁂	jī				
𢁏	bāng				
𢁒	qí				
𢁓	shǐ				
𢁕	diǎo				
𢁖	pèi				
𢁗	xiǎn				
𢁘	sān				
𢁝	cháng				
𢁞	yuē				
𢁠	gōng				
𢁢	wū				
𢁤	fēn				
𢁧	chǎn				
𢁩	nèi				
𢁪	jué				
𢁬	zhǎo				
𢁮	qián				
𢁱	ǎo				
𢁶	wǎng				
𢁷	zhōng				
𢁹	huāng				
𢁻	bù				
𢁼	zhǔ				
𢁽	bì				
𢁾	chāo				
𢁿	zhēng				
𢂀	fú				
𢂁	kōu				
𢂃	zuó				
𢂄	xuàn				
𢂆	fù				
𢂊	yǎo				
𢂍	bō				
𢂏	bèi				
𢂐	xié				
𢂑	shì			拭	to wipe , rub clean
𢂒	yí				
𢂔	hóng				
𢂕	cuì				
𢂗	yì				
𢂘	zhuān				
𢂝	chì				
𢂤	pō				
𢂨	yín				
𢂱	yuàn				
𢂶	jiōng				
𢂹	mào				
𢂺	qiàn				
𢂼	yì				
𢃀	wú				
𢃍	bēi				
𢃎	huò				
𢃏	cóng				
𢃐	kōng				
𢃕	tà				a covering, awning, screen
𢃗	hàn				
𢃘	qiàn				
𢃜	zhí				
𢃢	sè				
𢃥	qiān				
𢃦	guǒ				
𢃩	gǔn				
𢃬	jiān				
𢃭	zhōng				
𢃮	miǎn				
𢃯	guǐ				
𢃰	shì				
𢃱	móu				
𢃲	è				
𢃳	bǎ				
𢃴	là				
𢃸	zhòu				
𢃺	jí				
𢄀	zǎo				
𢄄	zhā				
𢄅	yì				
𢄇	gǒu				
𢄊	guī				
𢄋	yīng				
𢄌	shǎi				
𢄍	hé				
𢄎	bàng				
𢄏	mò				
𢄐	méng				
𢄓	wù	𰏓			
𢄔	dài				
𢄗	jiǒng				
𢄜	hàn				
𢄟	tōng				
𢄠	kōu				
𢄡	lí				
𢄢	zhì				
𢄣	huì				
𢄤	zǎn				
𢄦	diǎo				
𢄧	cù				
𢄱	zhì				
𢄳	kuǎ				
𢄵	xiàng				
𢄶	huà				the noise of tearing silk; to tear
𢄷	liáo				
𢄸	cuì				
𢄹	qiāo				
𢄺	jiǎo				
𢄼	xū	𫷈			
𢄽	èr				
𢄿	tuō				
𢅀	tán				
𢅁	zhì				
𢅈	nǎo				
𢅉	mào				
𢅊	dì				
𢅋	céng				
𢅎	jiǎo				
𢅏	lián			簾	blinds, window screens
𢅑	shā				
𢅒	dàn				
𢅕	suì				
𢅖	lián			簾	curtain, screen
𢅗	guò				
𢅚	biǎo				
𢅜	cì				
𢅝	diàn				
𢅞	lǜ				
𢅟	nǐ				
𢅠	yǎn				
𢅡	lán	𫷌			
𢅤	gài				
𢅥	chú				variant of 㡡 U+3861, a screen to make a temporary kitchen; bed curtain
𢅩	bì				
𢅪	zú				
𢅫	huì				
𢅭	lǎi				
𢅮	xián				
𢅯	fèn				
𢅰	hè				
𢅹	yào				
𢅺	zhǎn				
𢅼	néi				
𢅾	luǒ				
𢆀	yuán				
𢆂	néng				
𢆉	rěn				
𢆜	gé				
𢆞	jiǎn				a bunch, a handful
𢆟	píng				
𢆣	biè				
𢆦	jiàn				
𢆩	bìng				
𢆯	mì				
𢆰	hù				
𢆴	diǎo				
𢆶	yōu				
𢆷	yāo				
𢆸	bēng				
𢆺	chén				
𢆻	jī				
𢆽	yāo				
𢇇	guān				to run threads though a web in weaving
𢇈	yàn				
𢇕	chǐ				
𢇗	shà				
𢇘	yǎn				
𢇙	yì				
𢇚	yì				
𢇛	chè				
𢇞	hàn				
𢇟	huāng				
𢇤	shuì				
𢇥	suì				
𢇦	rén				
𢇧	tán				
𢇨	zhǐ				
𢇪	fàn				
𢇫	fěng				
𢇰	tán				
𢇲	mí				
𢇳	pí				
𢇴	bù				
𢇵	nà				
𢇶	tián				
𢇷	bá				
𢇸	yì				
𢈂	yǎn				
𢈄	tiāo				
𢈆	yáo				
𢈇	shěn				
𢈈	kē				(Cant.) dimple
𢈉	tóng				
𢈋	xuǎn				
𢈓	yòu				
𢈕	bài				
𢈙	xiá				
𢈚	lǚ				
𢈛	kùn				
𢈜	zāng				
𢈝	qiú				
𢈠	cù				
𢈡	zuī				
𢈢	lǒu				
𢈤	xiá				
𢈯	shēn				
𢈲	pú				
𢈴	jīng				
𢈵	qiāng				
𢈶	yì				
𢈸	niè				
𢈹	duī				
𢈻	jié				
𢈼	suì				
𢈽	zhàn				
𢈾	cōu				
𢉁	bēng				
𢉂	guān				
𢉃	shě				
𢉅	jìn				
𢉆	dì				
𢉑	dān				
𢉓	nǎi				
𢉕	nóu				
𢉗	jí				
𢉘	yán				
𢉚	nòu				
𢉜	dù				
𢉝	wèi				
𢉞	piān				
𢉢	hú				
𢉤	jià				
𢉥	yè				
𢉦	jǔn				
𢉧	lán				
𢉨	là				
𢉩	yīn				
𢉭	tuí				
𢉵	nǎo				
𢉺	zǔ				
𢉿	mà	𰏲			
𢊀	sī				
𢊁	zhì				
𢊄	huī				
𢊅	zhuì				
𢊇	huì				
𢊍	chú			㕑	variant of 厨 U+53A8, a kitchen; a closet; a cupboard
𢊏	chè				
𢊒	xiū				
𢊓	lán				
𢊕	cōng				
𢊖	shèn				
𢊗	mò				
𢊘	yī				
𢊙	yáo				
𢊚	xǐ				
𢊛	zuǐ				
𢊜	bìng				
𢊧	yú				
𢊩	lù				
𢊮	tuí				
𢊯	wěi				
𢊱	fén				
𢊲	shěn				
𢊻	liáo				
𢋂	shǔ				
𢋃	dǎn				
𢋄	juǎn				
𢋅	yú				
𢋆	xìn				
𢋇	yáo				
𢋈	sū		㢝		cottage; a coarse house, house with flat roof
𢋒	huó				
𢋔	qiān				
𢋚	má				
𢋝	kǎi				
𢋡	lǔ				
𢋣	yōu				
𢋮	xiàn				
𢋹	wú				
𢋻	yǐn				
𢋼	xī				
𢋿	zhāi				
𢌀	xiè				
𢌄	qú				
𢌈	lí				
𢌍	qiān				
𢌔	líng				
𢌕	luán				
𢌚	chān				
𢌦	zhèng				
𢌨	yán				
𢌲	yìn				
𢌳	kuí				
𢌷	qū				
𢌹	fú				
𢌻	yù				
𢍁	qí				
𢍆	qì				
𢍇	jì				
𢍈	yuān				
𢍎	gào				
𢍏	juàn				
𢍑	qí				
𢍓	gǎi				
𢍕	quàn				
𢍚	wèi				
𢍧	zhì				
𢍫	jiǎn				
𢍭	sì				
𢍰	yì	𪪴			
𢍱	qiān				
𢍼	lì				
𢍿	zāng				spike
𢎀	yì				
𢎂	cái				
𢎃	yì				
𢎄	gē				
𢎆	dié				
𢎈	zhī				
𢎉	yì				
𢎋	zāi				
𢎌	dài				
𢎎	sù				
𢎔	jié				
𢎕	chèn				
𢎖	qú				
𢎘	hàn				
𢎙	xián				
𢎠	quán				
𢎡	jié				
𢎥	juàn				
𢎪	dàn				
𢎭	jīn				
𢎴	bīng				
𢎵	hú				
𢎹	jué				
𢎻	yú				
𢏃	lǐ				
𢏄	qiáng				
𢏅	shuǐ				
𢏆	kū				
𢏈	zhěn				
𢏍	fú				
𢏎	shēn				
𢏒	chuí				
𢏕	tóng				
𢏗	yì				
𢏙	yáng				
𢏜	tuó				
𢏝	zhōu				
𢏞	jí				
𢏤	xùn				
𢏦	shěn				
𢏧	xuān				
𢏭	liú				
𢏮	yuān				
𢏯	hú				
𢏰	zhèng				
𢏳	pēng				pulled taut
𢏷	jué				
𢐂	zhì				
𢐃	piān				
𢐄	yuàn				
𢐆	jiān				
𢐊	páng				
𢐎	zhuàn				
𢐐	xián				
𢐒	bēng				
𢐔	cōng				
𢐖	mò				
𢐚	guó				
𢐞	chéng				
𢐟	qiāo				
𢐦	bì				
𢐩	qiǎng				
𢐫	zhōu				
𢐲	fán				
𢐳	biē				
𢐾	bó				
𢐿	rǒng				
𢑅	dǐng				
𢑆	quán				
𢑇	jiù				
𢑈	yáo				
𢑓	xiá				
𢑖	zǎo				
𢑝	dān				
𢑟	wǔ				
𢑠	tuó				
𢑢	hū				
𢑧	xī				
𢑬	lái				
𢑮	fēi				
𢑹	hú				
𢒆	xiān				
𢒉	shǎn				a surname
𢒍	fèi				
𢒐	cuò				
𢒒	fú				
𢒔	chù				
𢒝	diū				
𢒞	làn				
𢒩	xǐ				
𢒯	biāo				
𢒰	yù				
𢒱	suì				
𢒲	xǐ				
𢒷	póu				
𢒹	shǎn				surname
𢒾	jiào				
𢓀	yì				
𢓃	wán				
𢓄	jǐ				
𢓆	wán				
𢓇	tuì				
𢓋	àng				
𢓍	tiān				
𢓎	chí				
𢓒	rán				
𢓔	sà				
𢓕	yín				
𢓖	pī				
𢓗	cǐ				
𢓘	tóng				
𢓙	yǐn				
𢓜	gé				
𢓝	tiāo				
𢓞	zhēng				
𢓟	zhòu				
𢓡	yí				
𢓢	kuà				
𢓣	sōng				
𢓧	dì				
𢓬	xié				
𢓮	xiāo				
𢓯	guàng				
𢓰	tuǒ				
𢓱	fēng				
𢓲	wú				
𢓵	xiù				
𢓿	yóu				
𢔁	líng				
𢔂	yàn				
𢔅	dōng				
𢔆	qì				
𢔇	táo				
𢔈	hán				
𢔊	chí				
𢔋	sōng				
𢔑	quǎn				
𢔔	hàn				
𢔟	rǒu				
𢔠	qì				
𢔡	kāi				
𢔢	yú				
𢔣	chā				
𢔤	chèng				
𢔥	yù				
𢔧	bìng				
𢔩	cōng				
𢔪	zhū				
𢔬	yù				
𢔱	jué				
𢔲	liù				
𢔳	sāo				
𢔴	yù				
𢕅	shuài				
𢕋	yuàn				
𢕎	zhāng				
𢕑	shuài				
𢕓	chǔ				
𢕔	zhāng				
𢕕	sǎn				
𢕖	xiān				
𢕘	cuī				
𢕙	měng				
𢕚	dí				
𢕞	zhì				
𢕟	ào				
𢕦	xiū				
𢕨	pián				
𢕪	jiào				
𢕫	kuǎn				
𢕬	sà				
𢕭	xiàn				
𢕮	zhà				
𢕯	diàn				
𢕷	yí				
𢕺	huì				
𢕻	shàn				
𢖄	chóng				
𢖅	yí				
𢖆	xiè				
𢖇	zhì				
𢖈	tiào				
𢖊	pīng				
𢖋	xián				
𢖎	xiān				
𢖏	sù				
𢖑	cuán				
𢖗	sǒng				
𢖛	hēi				
𢖝	xiàn				
𢖟	yóu				
𢖡	yù				
𢖤	tái				
𢖦	jué				
𢖧	nàng				
𢖩	diān				
𢖫	yì				
𢖬	bì				
𢖳	xū				
𢖴	yì				
𢖵	rù				
𢖷	gōng				
𢖺	yì				
𢖿	zhì				
𢗀	xīn				
𢗂	jì				
𢗄	xià				
𢗈	zhāo				
𢗉	nè				
𢗊	xiè				
𢗎	yì				
𢗫	fǔ				
𢗭	shè				
𢗯	yuán				
𢗰	fǎn				
𢗲	fū				
𢗳	wù				
𢗴	xī				
𢗵	hǒng				
𢗹	jì				
𢗺	chàng				
𢗿	mò				
𢘀	pèi				
𢘃	mú				
𢘄	qiú				
𢘅	mào				(Cant.) flurried, flustered; arbitrarily
𢘇	dá				
𢘉	xiá				
𢘊	shēn				
𢘋	tè				
𢘌	hóng				
𢘍	bì				
𢘝	nǐ		𢣚		
𢘟	qiáo				
𢘧	ruǎn				
𢘸	jiàng				to hate; willful
𢘹	chā				
𢘺	mǐ				
𢘽	yì				
𢘿	suō				
𢙁	wù				
𢙂	xuān				
𢙅	xí				
𢙇	yǐ				
𢙓	wèi		懀		
𢙮	kàn				
𢙱	lòng				to impose upon; stupid
𢙲	lǚ				
𢙳	zhuǎng				
𢙺	zhì				
𢙼	xìng				
𢙾	gěng				
𢙿	jìn				
𢚀	xiàn				
𢚁	jì				
𢚂	cuò				
𢚄	láo				
𢚅	fěn				
𢚆	jù				
𢚋	miào				
𢚌	xiá				
𢚑	sù				
𢚨	zhì				
𢚪	hù				
𢚫	kòu				
𢚭	suǒ				
𢚮	nì				
𢚺	tēng				
𢚻	zhù				
𢛁	dá				
𢛃	qiú				
𢛄	yà				
𢛆	xián				
𢛉	nèi				
𢛍	zhǐ				
𢛎	bié				
𢛒	chǒng				
𢛓	lán				
𢛔	dōng	𫹼			
𢛕	qūn				
𢛖	xiàng				
𢛘	xiáo				
𢛙	wǎn				
𢛚	rù				
𢛛	wàng				
𢛜	nì				
𢛞	bāi				
𢛟	yà				
𢛥	sī				
𢛦	yǐn				
𢛨	yù				
𢛮	lí				
𢛯	huò		㦎		cantankerous; perverse, stupid; dull, ignorant, to divide clearly; without ambiguity, gracefully quiet
𢜗	bàng				
𢜣	xī				
𢜥	jiū				
𢜨	xiè				
𢜩	qiān				
𢜪	nuò				
𢜫	xǐng			惺	intelligent, tranquil
𢜬	duó				to estimate, calculate
𢜭	jǐ	𪫸			
𢜮	wǔ				
𢜯	mú				
𢜰	yàn				
𢜱	qì				
𢜲	ná				
𢜳	chì				
𢜴	hóu				
𢜶	sào				
𢜸	náo				worthless, inferior, trashy
𢜻	chěng				
𢜼	chěng				
𢜽	kuǐ				
𢜿	jià				
𢝀	tú				
𢝁	hōng				
𢝂	dú				
𢝅	xiá				
𢝆	zhòng				
𢝇	huò				
𢝈	chóng				
𢝉	dá				
𢝌	mào				
𢝍	yào				
𢝓	juān				
𢝬	shì				
𢝯	yín				
𢝳	gǔ				
𢝴	wù				
𢝸	guò				
𢝹	tì				
𢝻	hōng				
𢞇	rě				
𢞉	yí				
𢞋	tǔn				
𢞏	qióng				
𢞐	hài				
𢞒	qì				
𢞕	huò				
𢞖	tì				
𢞗	pī				
𢞚	gěng				
𢞜	xiè				
𢞞	mì				
𢞟	gào				
𢞠	tā				
𢞡	xiǎng				
𢞣	shū				
𢞦	fú				
𢞬	zhuān				
𢞭	liù				
𢟅	yóu				
𢟊	chěng				
𢟋	duī				
𢟢	lí				
𢟣	yàng				
𢟤	lí				
𢟧	lǔ				
𢟨	mǔ				
𢟩	suì				
𢟪	ài				
𢟭	kòu				
𢟯	zhé				
𢟰	ài				
𢟱	téng				
𢟳	lǜ				
𢟴	tuí				
𢟵	bī				
𢟾	huì				
𢟿	huán				
𢠛	kuò				
𢠝	xīn				
𢠡	sào				
𢠫	shù				
𢠬	què				
𢠭	bā				
𢠮	tuì				
𢠲	fù				
𢠳	biē			憋	irritable, surly; sad
𢠵	tǎng			惝	alarmed, agitated
𢠷	xiàng				
𢠹	sī				
𢠺	bó				
𢠼	mái	𢙑			
𢠽	dàng				
𢠿	guì				
𢡀	hēi				
𢡁	xī				
𢡂	dàng				
𢡃	yì				
𢡅	bī				
𢡇	gū				
𢡈	cuì				
𢡉	sè				
𢡍	gé				
𢡎	yù				
𢡏	nǎ				
𢡑	lì				
𢡒	zhì				
𢡰	zhào				
𢡴	jī				
𢡵	ruǎn				
𢡹	chòng				
𢢂	jié				
𢢌	chàng				
𢢍	zhé				
𢢒	sù				
𢢓	yōng				
𢢖	qì				
𢢗	zhuó				
𢢚	kài				
𢢜	yè				
𢢞	qì				
𢢹	xiòng				
𢣉	yī				
𢣊	chǒu				
𢣎	tuǎn				
𢣏	ài	㦈			
𢣐	pīn	𪬚			
𢣓	liè				
𢣔	mián				
𢣕	ài				
𢣗	mǒ				
𢣘	wèi				
𢣙	yìng				
𢣚	nǐ	𢘝			
𢣞	bó				
𢣠	liù				
𢣳	ruì				
𢣵	chú				
𢣻	lǘ				
𢣼	chá				
𢣿	chù				
𢤁	sào				
𢤂	lí				
𢤄	sōng				
𢤆	lì				
𢤋	xì				
𢤍	yān				
𢤎	cuō				
𢤐	liú				
𢤘	méng				
𢤚	zhàn				
𢤤	zhuàng				
𢤧	miǎo	𰒖			
𢤩	lì	𪫡			
𢤫	jǔ				
𢤯	xiè				
𢤰	xiè				
𢤱	lǒng	𢘙			
𢤲	lóng				
𢥂	téng				
𢥃	zhù				
𢥋	chán				
𢥌	xiǎn				
𢥏	yíng				
𢥐	pèi				
𢥘	xié				dissent
𢥚	jiào				
𢥞	chōng				same as 忡; a sad, uneasy countenance
𢥳	hē				
𢥽	tǔn				
𢦅	hǒng				
𢦈	mán				
𢦊	jīn				
𢦌	qú				
𢦍	dǒu				
𢦎	qiú				
𢦏	zāi				to cut, wound, hurt
𢦑	shēng				
𢦒	zāi				
𢦕	yǐ				
𢦚	huà				
𢦟	kān				
𢦰	yuè				
𢦱	nì				
𢦲	sī				
𢦴	wǒ				
𢦸	cán				
𢦺	jiān				
𢦼	miè				
𢦽	sháo				
𢦿	rǒng				
𢧀	gān				
𢧅	qiáng				
𢧇	shú				
𢧈	zhuó				
𢧏	shī				
𢧑	tì				
𢧖	zhá				
𢧗	zhān				
𢧝	fèn				
𢧞	miè				
𢧠	zè				
𢧤	zhì				
𢧥	qiān				
𢧦	hàn				
𢧧	gé				
𢧮	cán				
𢧰	guó				
𢧱	jiāo				
𢧳	yōng				
𢧴	áo				
𢧻	zhá				
𢧽	xì				
𢨁	xū				
𢨂	wǔ				
𢨏	jué				
𢨐	jī				
𢨒	chì				
𢨔	wǎn				
𢨖	miè				
𢨗	zéi				
𢨜	jié				
𢨝	shí				
𢨟	xī				
𢨡	è				
𢨥	hù				
𢨦	hù				
𢨨	lì				
𢨫	chù				
𢨮	yī				
𢨯	mǎo				
𢨰	xū				
𢨱	zhōng				
𢨳	yì				
𢨺	liáo				
𢨿	jiān				
𢩀	jiǎn				
𢩁	jú				
𢩄	zhù				
𢩈	wǔ				
𢩏	kè				
𢩐	kě				
𢩑	lì				
𢩒	bǐ				
𢩓	gé				
𢩕	xū				
𢩖	shā				
𢩗	líng				
𢩘	kē				
𢩞	bó				
𢩟	biān				
𢩠	shuān				
𢩡	qí				
𢩢	shàn				
𢩦	jī				(Cant.) to squeeze out (as from a tube); to tickle
𢩨	qiǎo				
𢩮	yì				
𢩯	jué				
𢩰	zhǎng				
𢩲	xìn				
𢩷	tuō				
𢩸	hài				
𢩹	xià				
𢩻	tuó				
𢩼	yí				
𢪃	cù				
𢪇	jiāng				
𢪈	nán				
𢪋	pěng				
𢪍	jié				
𢪎	xuē				
𢪏	hú				
𢪥	yǒu				
𢪦	nǔ				
𢪧	yè				
𢪪	yìn				
𢪬	kǒng				
𢪶	xiāo				
𢪷	xiāng				
𢪼	náo				
𢪾	zhàng				
𢫐	jié				
𢫓	nǔ				
𢫔	shàn				
𢫢	jiá				
𢫧	zhǒu				
𢫨	rǒng				(Cant.) to push from behind
𢫫	lù				(Cant.) to rub
𢫬	sà		摋		
𢫭	nù				
𢫯	bó				
𢫰	zhé				
𢫲	qǐn				
𢫴	cī				
𢫵	zú				
𢫷	wǒ				
𢫸	wǔ				
𢫻	nié				
𢫿	xiān				
𢬀	hóng				
𢬫	tìng				
𢬬	jǐn				
𢬱	jié				
𢬲	hè				
𢬳	tū				
𢬴	zhé				
𢬵	pīn				
𢬶	jìn				
𢬷	nàn				
𢬼	dùn				
𢬾	xī				
𢬿	xiè				(Cant.) sections or wedges (as of fruit); to take in the hand; to use
𢭁	xì				
𢭂	láo				
𢭃	duǎn				(Cant.) to touch; to bump into; to take, get, receive; to lightly support something with the hand
𢭄	jì				
𢭅	chā				
𢭆	chōu			抽	to draw out; to levy; to strike
𢭈	gāng				
𢭎	xiáng				
𢭏	dǎo		擣	擣	hull; thresh; beat, attack
𢭥	biàn				
𢭦	xiāo				
𢭧	xīn				
𢮁	yǔ				
𢮂	xián				
𢮃	lí				
𢮄	qiǎn				
𢮇	měi				
𢮉	qiāo				
𢮊	yà				
𢮌	qiā				
𢮍	qiòng				
𢮏	bàng				
𢮐	zhēng				
𢮚	zè				
𢮛	shuàn				
𢮞	sào				
𢯅	lù				
𢯉	xié				
𢯋	fǔ				
𢯌	zhài				
𢯩	zè	𫼤			
𢯫	duàn				
𢯭	dèng				
𢯮	yù				
𢯰	lǜ				
𢯲	wàn				wrist
𢯳	xué				
𢯴	jiǎo				
𢯵	yuě				
𢯶	zhì				
𢯷	wěi	𪭝			
𢯹	gé				
𢯺	jǔ				
𢯼	yǎn				
𢯽	cuò				
𢯾	mào				
𢰆	fú				
𢰇	āi				
𢰊	xuān				
𢰌	gāng				
𢰍	ān				
𢰒	jí				
𢰘	pí				
𢰙	zhǐ				
𢰜	nuó				
𢰿	pàn				
𢱁	yí				
𢱄	jié				
𢱆	zī				
𢱈	jià				
𢱉	wǎi				
𢱌	jià				
𢱟	chǎn				to strike, flog
𢱡	suǒ	𫼶			
𢱢	suǒ				to select; (Cant.) a wedge of a fruit such as an orange
𢱣	jí				
𢱤	sǒng				
𢱦	tī				
𢱧	pī				
𢱨	pó				
𢱮	mì				
𢱴	yè				
𢱶	qìn				
𢱷	jìn				
𢱺	juē				
𢱽	yuān				
𢱾	ruán				
𢲔	bàn				
𢲰	bīn				
𢲴	wèi				
𢲵	zào				(Cant.) to save up (money), to save up bit-by-bit
𢲶	qiè				
𢲷	sōu			搜	to search; (Cant.) to scratch
𢲸	lǔ	𫼵			(Cant.) to shake violently, stir; to strip
𢲼	dié				
𢲽	chuāi				
𢲾	bì	𫼫			
𢲿	zhú				
𢳀	mā				
𢳁	fèi				
𢳂	piē	𫼣			(Cant.) to scoop up, ladle out
𢳃	yìn				
𢳄	xuàn				
𢳆	ào			摮	(Cant.) to shake, rattle
𢳇	zhuó				
𢳈	zú				
𢳋	bǐ				
𢳑	làng				
𢳓	tì				
𢳙	tiǎo				
𢳚	jiān	𫽐			
𢳟	tǒng				
𢳽	duō				
𢳾	dòng				
𢴂	biǎn				
𢴠	zhì				
𢴢	fén				
𢴦	káng	𫽙			
𢴧	zhì				
𢴨	zhāi				
𢴩	bì	𫽳			
𢴪	kuǎn				
𢴬	bàn				
𢴭	juē				
𢴮	qū				
𢴰	qī				
𢴱	léi				
𢴲	xié				
𢴳	tāng				
𢴼	sōu				
𢴾	bèi				
𢵇	yàng				
𢵈	jiǎn				
𢵥	zào				
𢶀	zhuài				
𢶃	fán				
𢶅	shé				to divine; to fold
𢶇	qióng				
𢶉	pò				
𢶋	tiě				
𢶌	shā				
𢶍	zá				(Cant.) garbage
𢶑	niǎo	𫽲			(same as U+22E23 𢸣) to select, pick
𢶒	guài	𪭯			
𢶓	cuǐ				
𢶡	qiào				
𢶣	dié		㩹		to fold, double
𢶳	pīn				
𢶴	cí				
𢶶	bàng				
𢷍	yìn				
𢷑	xiǎn				
𢷔	yǐ				
𢷕	miǎo				
𢷖	duǎn				
𢷗	zhòu				
𢷙	kōng				
𢷢	zhāng				
𢷶	liú				
𢷸	zhǐ				
𢷹	chǎn				
𢷺	dú				
𢷻	yuán				
𢷾	suò				
𢷿	jié				
𢸀	lì				
𢸁	gǒng	挙			raise, lift up; recommend
𢸌	bāng				
𢸗	guó				
𢸘	liáo				
𢸙	shěn	𭡜			
𢸣	niǎo				to select, pick
𢸥	cuàn				
𢸦	wěi				
𢸨	tuō				
𢸫	sū				
𢸭	lóng				
𢸳	xiāo	𫾃			
𢸴	yǎn	𫾁			
𢹃	qǐng				
𢹍	xī				
𢹏	yú	𰔶			
𢹑	zhèng				(Cant.) to widen with force
𢹒	xiè				
𢹓	chāi				
𢹔	fèn				
𢹖	guó				
𢹘	jǐng				
𢹙	làn				
𢹚	xiān				
𢹝	líng				
𢹮	lěi				
𢹲	jùn				
𢹳	xiào				
𢹼	zá	𰓟			
𢺄	guān				
𢺅	qiè				
𢺆	luò				
𢺇	yào				
𢺈	luán				
𢺉	tà				
𢺑	luò				
𢺞	bǎ				handle
𢺟	chàn				
𢺡	zhuó				
𢺫	tiǎo				
𢺯	wān				
𢺰	líng				
𢺴	yù				
𢺵	qì				
𢺷	qí				
𢺼	jì				
𢺽	bó				
𢺿	shī				
𢻀	fǔ				
𢻂	guī				
𢻅	diǎn				
𢻇	hāo				
𢻉	gǎi				
𢻋	qí				
𢻓	chéng				
𢻔	huì				
𢻗	xiá				
𢻘	shí				
𢻙	zhì				
𢻚	qí				
𢻜	hài				
𢻟	jiǎo				
𢻠	lì				
𢻢	liǎo				
𢻤	qiāo				
𢻨	sà				
𢻪	qī				
𢻫	shī				
𢻮	jié				
𢻵	bèi				
𢻶	biān				
𢻷	bā				
𢻸	jūn				
𢻹	pī				
𢻼	dǎn				
𢻿	táng				
𢼀	kuǐ				
𢼁	kū				
𢼃	kǒu				
𢼉	shī				
𢼊	shī				
𢼋	jī				
𢼌	bào				
𢼐	kě				
𢼑	kuāng				
𢼖	mǐn				
𢼙	liáo				
𢼚	è				
𢼛	gé				
𢼟	wǎng				
𢼠	duó				
𢼣	qià				
𢼤	huá				
𢼦	hǒng				
𢼩	pēng				
𢼫	jiào				
𢼰	qū				
𢼱	zì				
𢼲	zhòu				
𢼳	kuāng				
𢼵	shā				
𢼷	jì				
𢼸	wēi				small
𢼹	pū				
𢼺	xué				
𢼼	shāo				
𢽂	láng				
𢽃	zhǐ				
𢽄	tǐng				
𢽇	dà				
𢽕	yáng				
𢽖	jìn				
𢽗	zhǐ				
𢽚	zhuó				
𢽜	zá				
𢽝	chán				
𢽢	mào				
𢽦	kōng				
𢽧	zhōu				
𢽨	hū				
𢽩	pēng				
𢽭	jiù				
𢽸	chuò				
𢽹	mǐn				
𢽾	xiào		斅		teach, instruct; be aroused; awake; intelligent
𢾀	dǔ				
𢾁	wéi				
𢾃	cán				
𢾄	yú				
𢾅	dù				
𢾆	kāi				
𢾇	pì				
𢾊	chéng				
𢾎	chǔn				
𢾐	shǎo				
𢾑	yǎn				
𢾒	kuài				
𢾔	yuē				
𢾦	qí				
𢾧	zhēng				
𢾩	kè				
𢾪	qí				
𢾫	zhǐ				
𢾬	lù				
𢾱	pī				
𢾲	nuò				
𢾳	pǎo				
𢾺	fěi				
𢾿	wén				
𢿂	méng				
𢿈	shǎn				
𢿌	xiòng				
𢿎	duò				
𢿏	biào				
𢿚	yōu				
𢿜	màn				
𢿞	liǎo				
𢿡	xié	𰕐			
𢿢	luàn				
𢿣	qiāo				
𢿤	dèng				
𢿦	chéng				
𢿧	chéng				
𢿭	chuò				
𢿸	cè				
𣀀	léi				
𣀁	zhǎn				
𣀂	lǐ				
𣀃	lián				
𣀄	qún				
𣀍	chén				
𣀏	chéng				
𣀐	gū				
𣀒	zòng				to enter abruptly, a nod
𣀓	chóu				
𣀔	chuàn				
𣀜	lèi				
𣀝	shuò				
𣀞	lǜ				
𣀣	fú				
𣀥	lì				
𣀧	sàn				
𣀫	sān				
𣀯	sà				
𣀳	niè				
𣀶	zuān				
𣀷	lǐ	𫾲			
𣀻	shǔ	𫿗			
𣀾	fú				
𣁉	bì				
𣁍	dào				
𣁒	shī				
𣁖	gàn				
𣁗	tàn				
𣁜	màn				
𣁟	lí				
𣁢	bì				
𣁦	pán				
𣁨	yōu				
𣁭	jiū				
𣁯	guō				
𣁰	liáo				
𣁳	wò				
𣁴	qià				
𣁵	dǒu				
𣁷	liè				
𣁹	jiǎo				
𣁻	liè				
𣂁	tiāo				
𣂄	guō				
𣂆	pāng				
𣂇	qiāo				
𣂉	dí				
𣂊	yùn				
𣂒	lè				
𣂖	sī				
𣂗	xīn				
𣂜	xīn				
𣂝	xiàng				
𣂞	luǒ				
𣂤	bēng				
𣂥	tiāo				
𣂬	xiào				
𣂮	dōu				
𣂳	dàng				
𣂴	tíng				
𣂵	zhuàn				
𣂻	ōu				
𣂽	wò				
𣃄	xīn				
𣃅	ruǎn				
𣃈	zhuó				hack
𣃉	dàng				
𣃍	cuì				
𣃑	zhuó				
𣃗	cóng				
𣃘	chǎn				
𣃝	yǎng				
𣃧	yǎn				
𣃳	yǎn				
𣃵	zhèn				
𣃽	nuǒ				
𣃾	yàn				
𣄅	fǎng				
𣄉	yǎn				
𣄊	yú				
𣄍	tí				
𣄎	fù				
𣄏	běn				
𣄑	yǎn				
𣄓	huī				
𣄙	huǎng				a sign for a tavern or shop
𣄜	guì				
𣄝	yàn				
𣄟	hú				
𣄠	biāo				
𣄧	suì				
𣄮	zì				
𣄯	jì				
𣄰	ě				
𣄱	jì				
𣄲	kuǐ				
𣄴	liàng				
𣄸	huò	𬀥			
𣄺	wéi				
𣄻	zhuō				
𣄿	tǐng				
𣅃	zǎi				
𣅄	yòu				
𣅉	rèn				
𣅍	miàn				
𣅚	nà				
𣅝	tū				
𣅟	dān				
𣅡	jué				
𣅤	xū				
𣅥	dī				
𣅰	xiàng				
𣅷	xiòng				
𣅺	yǒu				
𣅻	guǎ				
𣅾	xī				
𣆈	hè				
𣆍	dǐng				
𣆐	lú		曥		
𣆒	xú				
𣆔	zhòu				
𣆕	xiàn				
𣆖	huāng				
𣆗	chā				
𣆘	shǐ				
𣆙	gàn				
𣆚	nuǒ				
𣆛	àn				
𣆟	xiē				
𣆧	hào				
𣆲	qīn				
𣆳	gěng				
𣆴	shān				
𣆵	fú				
𣆽	zè				
𣇇	dàn				
𣇖	diǎn				
𣇗	shēn				
𣇙	zǔ				
𣇢	biē				to try fruit, etc., in the sun
𣇦	chuí				
𣇧	zhè				
𣇨	dài				dark
𣇫	wǒ				
𣇬	qióng				
𣇰	lín				
𣇲	hūn				
𣇳	jī				
𣈅	cáo				
𣈊	mù				
𣈍	dié				
𣈎	wèi				
𣈠	biàn				
𣈡	tǐ				
𣈥	tú				
𣈶	gèng	暅			
𣉄	chí				
𣉅	còu				
𣉆	tǐ				
𣉒	huò				
𣉓	qī				
𣉔	sāo				
𣉕	sàng				
𣉖	xuǎn				
𣉗	àng				
𣉘	nài				
𣉚	yáng				
𣉛	shū				
𣉜	shā				
𣉡	tǐng				
𣉩	yà				
𣉪	huǎng				
𣉮	bīn				
𣉾	òu				
𣉿	cáo				
𣊁	áo				
𣊃	mào				
𣊔	méng				
𣊖	tiān				
𣊝	sàng				
𣊞	xù				
𣊟	kàn				
𣊧	lǎng				
𣊶	biē				
𣊷	cóng				
𣊺	xián				
𣋄	tūn				
𣋉	yù				
𣋊	dàn				
𣋋	yìng	𣈣			
𣋍	zhāo				
𣋏	pù				
𣋘	huì				
𣋞	ài	𣉼			
𣋟	mǒ				
𣋢	jīng				
𣋣	lán				
𣋲	liè				
𣋳	piǎo				
𣋵	bó				
𣋶	qióng				
𣋹	bì				
𣋿	yōng				
𣌅	lì				
𣌍	niè				
𣌏	dé				
𣌓	huān				
𣌗	yuè				
𣌚	chūn				
𣌜	lì				
𣌞	zhāng				
𣌟	líng				
𣌠	chún				
𣌧	cè				
𣌨	xún				
𣌬	jǔ				
𣌭	hui				
𣌾	tōng				
𣍆	níng				
𣍇	jù				
𣍏	chà				
𣍖	zāo				
𣍛	yù				
𣍟	kěn				
𣍦	kuàng				
𣍧	fěi				
𣍯	yùn		腪		
𣍴	quán				
𣍸	pò				
𣍺	pěi				
𣎄	gèng	𦞌			
𣎅	yì				
𣎆	luò				animals with short hair
𣎑	kuān		臗		
𣎓	xuǎn				
𣎔	niàn				
𣎚	hú				
𣎛	jú				
𣎩	yè				
𣎮	xī				
𣎱	yuè				
𣎲	tǎng				
𣎳	pìn				
𣎴	dǔn				stump of a tree
𣎵	bèi				
𣎸	liǎo				
𣏀	yǒng				
𣏎	yā				
𣏑	jiǎo				
𣏔	kùn				
𣏖	zhèn				
𣏗	shù				
𣏚	shí				
𣏞	yóu				
𣏟	pài				
𣏠	xiáo				
𣏡	jí				
𣏶	qī				
𣏷	hé				
𣏺	kǒng				
𣐂	yè				
𣐃	chì				
𣐊	kǎo				
𣐋	yuè				
𣐎	wǎ				
𣐏	niǎn				
𣐑	cí				
𣐓	yí				
𣐤	jiu		欍		
𣐫	yāng				
𣐬	lí				
𣐮	dāi				
𣐯	chóng				
𣐵	yí				
𣐺	hàn				
𣐿	yī				
𣑁	chòng				to leap, skip
𣑂	hù				
𣑃	zhuǎ				
𣑦	qióng				
𣑧	duò				
𣑸	tóng				
𣑹	xiān				
𣑿	fú				
𣒂	diàn				
𣒃	xí				
𣒄	xiē				
𣒅	zhèn				
𣒆	qiào				
𣒇	tū				
𣒷	hàn				
𣒸	kuàng				
𣒹	suō				
𣒻	shòu				
𣒼	tiáo				
𣓀	zhēn				
𣓃	nèi				
𣓅	qiǎn				
𣓆	yín				
𣓈	liǎng				
𣓉	shà				
𣓊	zì				
𣓋	pí				
𣓌	gāo			槹	a well-sweep
𣓏	jìn				
𣓐	yóu				
𣓒	shàn				
𣓔	mì				
𣓕	òu				
𣓗	hū				
𣓛	yòu				
𣓝	měng				
𣔐	zhǐ				
𣔓	bǐ				
𣔗	shēn				
𣔘	qì				
𣔙	xiān				
𣔚	pán				
𣔛	kǎng				
𣔫	shuān				
𣔬	pí				
𣔮	zāi				
𣔯	zhǔ				
𣔱	sōu				
𣔲	jiǒng				
𣔵	chán				
𣔶	fán				
𣔷	xiáo				
𣔸	yǐn				
𣔹	hóu				
𣔺	mào				
𣔻	tú				
𣔼	gān			竿	a cane, rod, pole, staff
𣔽	jì				
𣕁	yí				
𣕃	yù				
𣕄	jiōng				
𣕅	pào				
𣕇	xiāo				
𣕉	gǒu				
𣕌	gōu				
𣕍	sǔn				
𣕎	xiǎn				
𣕏	zhuǎn				
𣕾	chóu				
𣖄	qiāo				
𣖅	tí				
𣖆	yún				
𣖉	shān				
𣖊	liè				
𣖌	zhǐ				
𣖐	pāi				
𣖣	jú				
𣖤	lái				
𣖨	zǐ				
𣖪	qú				
𣖫	gǔ				
𣖬	jué				
𣖭	zhí				
𣖮	àng				
𣖯	qìn				
𣖰	pí				
𣖱	zuī				
𣖳	qián				
𣖵	cuó				
𣖷	jí				
𣖸	tí				
𣖹	rú				
𣖻	hǎi				
𣖼	xún				
𣖾	bèi				
𣖿	zhí				
𣗁	dùn				
𣗋	dǎng		欓		a cross-piece, as the round of a ladder, the rail of a chair; shelves; pigeonholes
𣗐	réng				
𣗲	gān				
𣗵	gàng				
𣗶	tà				
𣗸	tuò				
𣗹	yàng				
𣗺	kū				
𣗻	zhì				
𣘖	jiān				
𣘗	nì				a tree a thousand feet high
𣘘	shēn				
𣘙	bàng				
𣘚	shuài				(Cant.) a bar; to bolt, lock
𣘛	dōu				
𣘝	qiān				
𣘞	hán				
𣘟	qiā				
𣘠	gǎn				
𣘣	chún				
𣘤	chá				
𣘥	bì				
𣘦	yī				ebony
𣘧	fū				
𣘨	ě				
𣘪	láo				
𣘫	háo				
𣘬	lí				
𣘱	tè				
𣘲	shēn				
𣘴	yín		檭		
𣘷	jiān		𣝕		
𣘻	chá				
𣙗	niè				
𣙘	còu				
𣙛	yí				
𣙟	táng				
𣙢	juàn				
𣙰	chì				
𣙱	gǒu				
𣙴	jié				
𣙵	zhé				
𣙶	hú				
𣙷	máng				
𣙻	zōu				
𣙼	sì				
𣙿	fèi	𬃮			
𣚀	zī				
𣚁	zī				
𣚃	jié				
𣚄	sī				
𣚆	chūn				
𣚇	pào				
𣚋	yé				
𣚌	dī				
𣚎	léi				
𣚏	xū				
𣚐	rú				
𣚒	pá				
𣚓	juàn				
𣚔	xì				
𣚕	yè				(Cant.) to wave, beckon with the hand
𣚖	ān				
𣚘	yì				
𣚙	jiān	𬃦			
𣚜	sōng				
𣚝	wǒ				
𣚟	sè				
𣚠	zhǐ				
𣚡	bī				
𣚢	zhuàn				
𣚦	jiàng				
𣚧	hào				
𣚩	chì				
𣚪	dùn				
𣛓	bó				
𣛔	jí				
𣛕	chuǎ				
𣛗	luò				
𣛚	ruǐ				
𣛫	hú				
𣛱	dàn				
𣛴	hǎn				
𣛵	què				
𣛶	shā				
𣛷	zhǎn				
𣛸	zé				
𣛹	chuán				
𣛺	qī				
𣛻	dié				
𣛽	zhà				
𣛾	tòu				
𣜁	cī				
𣜂	sà				
𣜄	luó				
𣜇	jí				
𣜢	luǒ				
𣜣	qín				
𣜧	qióng				
𣜨	juàn				
𣜬	ài				
𣜭	jiǎn				
𣜹	tì				
𣜺	wén				
𣜽	qiāo				
𣝁	pái				
𣝂	hún				
𣝅	ài				
𣝇	shuò				
𣝈	lián				
𣝉	duì				
𣝋	tà				
𣝌	jǐn				
𣝍	bì				
𣝎	yǎn				
𣝏	gào				
𣝐	piáo				
𣝑	yù				
𣝒	shè				
𣝕	jiān	𣘷			
𣝗	hú				
𣝚	liè				
𣝜	biàn				
𣝝	sù				
𣝞	jiāo				
𣝸	zhuì				
𣝽	hān				
𣞇	dùn				
𣞐	xiě	𰗚			
𣞑	méng				
𣞒	fū				
𣞓	lù				
𣞔	tàn				
𣞗	liú				
𣞘	xiān				
𣞙	sǎng				
𣞜	còu				
𣞝	zhuāng				
𣞟	chēn				
𣞰	liàn				
𣞴	lí				
𣟀	pèng				
𣟁	tuǒ				
𣟄	tuò				
𣟆	liáo				
𣟇	xiào				
𣟈	chuì				
𣟉	huài				
𣟊	niǎo				
𣟋	qiān				
𣟌	lì				
𣟏	pāo				
𣟐	tiáo				
𣟑	liú				
𣟒	wú				
𣟤	yǐng				
𣟦	zhá				
𣟰	yú				
𣟲	xiǎn				
𣟳	xuán				
𣟴	shuān				
𣟵	xī				
𣟸	méi				
𣟹	sēn				
𣟺	liàn				
𣟼	jiū				
𣟽	lào				
𣠎	xiāo				
𣠏	zōu				
𣠚	liú				
𣠜	zhào				
𣠞	zhé				
𣠠	lěi				
𣠭	duǎn				
𣠷	jiǎn				
𣠸	shuān				
𣠹	zuó				
𣠺	qiè				
𣠼	lǎo				
𣡉	yù				
𣡊	yì				
𣡋	nǐ				
𣡎	cén				
𣡕	yàn				
𣡗	ruǎn				
𣡞	yán				
𣡟	dié				
𣡠	mián				
𣡧	léi				
𣡩	wān				
𣡰	nǎ				
𣡶	yán	𬃳			
𣡺	lěi				
𣡽	shā				
𣡾	hū				
𣢁	xī				
𣢂	xī				
𣢄	yǒu				
𣢅	hān				
𣢇	hāi				
𣢉	wā				
𣢊	xù				
𣢋	pī				
𣢌	tān				
𣢍	xī				
𣢎	xī				
𣢏	bīn				
𣢐	qīn				
𣢑	xī				
𣢒	yú				
𣢓	xì				
𣢕	cì				
𣢖	qiàn				
𣢗	xiā				
𣢚	wá				
𣢛	è				
𣢜	yǒu				
𣢝	xìng				
𣢞	ní				
𣢟	hán				
𣢠	bì				
𣢡	shēng				
𣢤	zhān				
𣢥	diàn				
𣢦	yǔ				
𣢨	ǒu				
𣢪	guǐ				
𣢫	wǎng				
𣢬	qiān				
𣢭	yí				
𣢰	zú				
𣢲	qiān				
𣢳	dìng				
𣢴	kēng				
𣢶	chù				
𣢷	yī				
𣢺	hān				
𣢻	kuǎn				
𣣈	diàn				
𣣉	xì				
𣣊	zī				
𣣋	líng				
𣣌	zì				
𣣎	yù				
𣣏	hūn				
𣣑	sǐ				
𣣒	kǎn				
𣣚	àn				
𣣜	yǒu				
𣣝	jí				
𣣞	hùn				
𣣟	qiā				
𣣠	hóu				
𣣡	hóu				
𣣣	diàn				
𣣩	xiē				
𣣭	shè				
𣣮	shà				
𣣲	xié				
𣣳	yáo				
𣣴	dà				
𣣶	xiè				
𣣷	chī				
𣣸	yǒu				
𣣹	hē				
𣣺	shà				
𣣿	tái				
𣤁	zhú				
𣤃	ǎi				
𣤇	què				
𣤈	zé				
𣤊	lā				
𣤋	lòu	𰙕			
𣤌	chuài				
𣤎	yǒu				
𣤖	tì				
𣤘	shī				
𣤡	xiào				
𣤢	xì				
𣤨	huò				
𣤩	chì				
𣤪	yì				
𣤯	shú				
𣤰	yuè				
𣤱	chán				
𣤲	è				
𣤳	xī				
𣤴	xī				
𣤵	yǐng				
𣤶	zú				
𣤷	zā				
𣤺	zā				
𣥂	tà				
𣥃	wàn				
𣥇	xìn				
𣥊	wàng				
𣥋	fǔ				
𣥐	lǔ				
𣥞	jiǎn				
𣥡	yán				
𣥣	bì				
𣥤	kěn				
𣥥	guàn				
𣥨	zī				
𣥮	kuǐ				
𣥯	zhǒu				
𣥰	zhì				
𣥳	tú				
𣥷	tà				
𣥹	chù				
𣥺	chēng				
𣥻	chěng				
𣥼	zhù				
𣥾	dà				
𣦇	bì				
𣦉	jiǎ				
𣦌	yì				
𣦏	yuè				
𣦐	gāng				
𣦖	gān				
𣦜	qiāo				
𣦠	chú				
𣦡	chú				
𣦢	bì				
𣦦	guì				
𣦩	gǔ				
𣦪	bǐng				
𣦫	yìn				
𣦬	zhuì				
𣦭	gǔ				
𣦯	lì				
𣦵	è			歹	
𣦶	dǎi			歹	
𣦼	cán				
𣧂	tì				(Cant.) untidy
𣧃	dù				
𣧄	yì				
𣧈	dié				
𣧊	niǔ				
𣧌	xuè				
𣧍	nè				
𣧎	guì				
𣧏	kǎo				
𣧒	chuǎn				
𣧖	zhá				
𣧗	yóu				
𣧙	bài				
𣧚	shí				
𣧛	diàn				
𣧜	pā				
𣧝	qiú				
𣧡	xuè				
𣧣	mò				
𣧤	kē				
𣧥	yǒu				
𣧦	jiǎo				
𣧧	bó				
𣧬	xiǔ				
𣧲	mǐ				
𣧳	luò				
𣧵	xuè				
𣧷	duò				
𣧹	èr				
𣧺	shān				
𣧼	kuì				
𣧽	nào				
𣧾	miǎn				
𣧿	lì				
𣨀	luàn				
𣨂	dié				
𣨄	qià				
𣨅	lèi				
𣨇	mào				
𣨉	hēng				
𣨊	chè				
𣨋	zhì				
𣨍	gǔ				
𣨎	cuō				
𣨓	wù				
𣨔	tào				
𣨗	xī				
𣨘	yāo				
𣨙	wěi				
𣨛	zú				
𣨜	mà				
𣨝	yǔ				
𣨞	pěng				
𣨟	yì				
𣨠	qìn				
𣨡	yuè				
𣨢	juè				
𣨣	jiàng				
𣨤	xù				
𣨥	bēng				
𣨪	luǒ				
𣨫	zhuī				
𣨲	dù				
𣨳	xiàng				
𣨶	huì				
𣨺	gǔ				
𣨻	kǎo				
𣨾	xīng				
𣨿	hún				
𣩀	biān				
𣩄	kè				
𣩅	kǎo				
𣩈	cuó				
𣩏	lù				
𣩑	zuì				
𣩒	zāo				
𣩓	jiǎo				
𣩔	guàn				
𣩙	yān				
𣩚	ér				
𣩜	qíng				
𣩟	dèng				
𣩠	sì				
𣩡	suì				
𣩢	liào				
𣩧	shàn				
𣩩	bì				
𣩪	wèi				
𣩫	yè				
𣩭	zhài				
𣩯	yé				
𣩰	diào				
𣩱	ài				
𣩴	jiàng				
𣩷	sū				
𣩹	huài				
𣩺	yù				
𣩽	rǎng				
𣪀	diān				
𣪁	zuān				
𣪂	bān				
𣪄	qín				
𣪇	jiā				
𣪉	pí				
𣪌	tóu				
𣪐	chóu				
𣪕	guǐ				
𣪠	jī				to attack
𣪨	xuè				
𣪪	diàn				
𣪭	biàn				
𣪮	zǎi				
𣪯	tóng				
𣪶	shǎn				
𣪸	gù				
𣪹	què				
𣫀	gǔ				
𣫈	hú				
𣫉	kuǎi				
𣫌	gòu				
𣫎	sù				
𣫐	chóu				
𣫒	kēng	𫶲			
𣫔	dū				
𣫙	yì				
𣫜	dào				
𣫝	qiāng				
𣫣	lóng				
𣫥	lí				
𣫧	lì				
𣫨	qīng				
𣫪	wēi				
𣫬	móu				
𣫱	qì				
𣫳	jiǎng				
𣫴	xié				
𣫹	dài				
𣫻	lóu				
𣬂	guàn				
𣬆	péi				
𣬉	pí				
𣬋	juàn				
𣬍	bēi				
𣬎	jué				
𣬏	juàn				
𣬐	shì				
𣬕	xiě				
𣬘	ruí				
𣬙	jìng				
𣬚	pò				
𣬛	sān				
𣬠	jī				
𣬩	fēn				
𣬪	bèi				
𣬫	jiè				
𣬬	sā				
𣬮	pī				
𣬴	dì				
𣬵	máo				
𣬶	ba				
𣬷	ba				
𣬸	tiáo				
𣬹	líng				
𣬺	shēng				
𣬻	zhěn				
𣬼	pī				
𣬽	wù				
𣬿	zè				
𣭀	bào				
𣭇	lǚ				
𣭖	hāo				
𣭗	dǒu				
𣭘	fú				
𣭙	ní				
𣭝	gé				
𣭠	rú				
𣭡	xiǎn				
𣭤	bì		𣯴		
𣭮	máo				
𣭲	rǒng				
𣭳	qiú				
𣭷	bó				
𣭹	hāo				
𣭺	nǎo				
𣭻	yán				
𣮃	páo				
𣮄	suī				
𣮆	tuò				
𣮈	qū				
𣮉	lí				
𣮊	dé				
𣮌	jié				
𣮍	jié				
𣮎	gǔn				
𣮏	jiān				
𣮐	bì				
𣮠	sàn				
𣮡	bāng				
𣮢	chún				
𣮦	nài				
𣮧	bǎng				
𣮪	róng				
𣮫	jiā				
𣮬	sōu				
𣮰	dé				
𣮾	xiān				
𣮿	zhān				
𣯀	mào				
𣯃	zī				
𣯅	jì				
𣯆	qí				
𣯋	rù				
𣯌	suō				
𣯍	rǒng				
𣯎	wù				
𣯏	róng				
𣯐	róng				
𣯚	tà				
𣯜	sōu				
𣯤	lí				
𣯧	cuǐ				
𣯨	zōng				
𣯩	mén	𣯣			
𣯪	xǐ				
𣯬	mǎng				
𣯭	niè				
𣯯	suī				
𣯱	péi				
𣯴	bì	𣭤			
𣯵	dì				
𣯸	qú				
𣯹	qiáo				
𣯻	fēn				
𣯼	sù				
𣰃	xū				
𣰇	rǒng				down
𣰈	jī				
𣰋	qú				
𣰌	liè				
𣰕	sào				
𣰘	kùn				
𣰚	cuì				
𣰛	yè	𰚱			
𣰜	bìng				
𣰞	jié				
𣰠	qú				
𣰡	qú				
𣰥	méng				
𣰦	rán				
𣰨	bīn	𬇄			
𣰩	cháo				
𣰬	dú				
𣰶	ráng				
𣰷	xiān				
𣰺	táo				
𣰻	qú				
𣰼	niè				
𣰿	shū				
𣱀	lǔ				
𣱂	kùn				
𣱈	mín				
𣱉	mǐn				
𣱍	dàn				
𣱐	yìn				
𣱓	xiào				
𣱗	jì				
𣱜	yīn				
𣱦	fēn				
𣱧	zhòng				
𣱫	gǔ				
𣱱	chá				
𣱳	liú				
𣱶	bǔ				
𣱺	pā				
𣱻	sì				
𣱼	dāo				
𣱽	zhěn				
𣲀	shān				
𣲂	chuǎi				
𣲄	jiǔ				
𣲊	kè				
𣲋	chí				
𣲑	hù				
𣲒	lì				
𣲓	shā				
𣲖	pài				
𣲜	yíng				
𣲡	shā				
𣲢	dī				
𣲥	dān				
𣲱	tū				
𣲲	hé				
𣲳	pǒ				
𣲵	zhǐ				
𣲶	niǔ				
𣲷	nì				(Cant.) sticky; not smooth; slow
𣲽	rǒng				
𣲾	guài				
𣳀	zhí				
𣳃	jí				
𣳜	fàn				
𣳟	jié				
𣳠	hǎi				
𣳤	zhàn				
𣳦	xì				
𣳩	zī				
𣳬	xí				
𣳭	piào				
𣳰	bēn				
𣳲	jiǎn				
𣴓	jiàn				北𣴓省, Bắc Kạn Province in northern Vietnam
𣴖	zá				
𣴞	bèn				
𣴟	mào				
𣴢	zào				
𣴣	zhuàng				
𣴥	kuáng				
𣴨	bí				
𣴪	pài				
𣴼	mào				
𣴽	tàn				
𣵞	tǔn				
𣵟	luǒ				
𣵢	tān				
𣵱	án				
𣵷	hán				
𣵸	zhú				
𣵺	duò				
𣵻	duò				
𣵼	gàn				
𣶆	qiòng				
𣶈	wǎng				
𣶊	mò				
𣶋	zhè				
𣶌	wěn				
𣶍	zhuàng				
𣶏	jiē				
𣶐	pào				
𣶘	sù				
𣶝	jù				
𣶠	qī				
𣶡	càn				
𣶣	tuán				
𣶤	shā				
𣶦	tuó				
𣶩	huà		澅		
𣶫	yì		𣿉		
𣷠	mín				
𣷡	zhōng				
𣷥	shuò				
𣷩	yì				
𣷪	wǎng				
𣷫	áo				
𣷶	sǔ				
𣷾	guǐ				
𣷿	tuǒ				
𣸀	huǐ				
𣸃	xù				
𣸄	zǎn				
𣸆	zǐ				
𣸇	biàn				
𣸉	dá				
𣸊	yīn				
𣸋	quǎn				
𣸎	huài				
𣸏	ná				
𣸐	zá				
𣸒	tí				
𣸘	yí				
𣸙	tān				
𣸚	shé				
𣸛	shuò				
𣸝	xíng				
𣸠	yǒu				
𣹇	kè				
𣹋	fú				
𣹒	mǐn				
𣹚	pì				
𣹜	jí				
𣹝	qiào				
𣹞	zhǒng				
𣹟	gàn				
𣹠	yuān				
𣹡	chí				
𣹥	qiàn				
𣹧	zuó				
𣹩	xié				
𣹪	máo				
𣹬	hú				
𣹮	pì				
𣹯	xùn				
𣹱	xiá				
𣹲	tí				
𣹵	nà				
𣹶	chuǎ				
𣺀	wǔ				
𣺬	huāng				
𣺭	xuè				
𣺮	tào				
𣺰	qiào				
𣺳	jiāo				
𣺼	dǎng		灙		
𣺽	bài		𤁣		
𣻍	dàng				
𣻎	kòu				
𣻐	jū				
𣻑	shā	𭰒			
𣻒	jīng				
𣻕	mó				
𣻖	nóu				
𣻘	shuò				
𣻚	shù				
𣻛	zhuāng				
𣻜	fú				
𣻟	zāng				
𣻠	xié				
𣻡	làng				
𣻢	tōng				
𣻩	zhé				
𣻬	càn				
𣻮	yuè				
𣻱	zhòu				
𣼚	tān				
𣼞	yán				
𣼟	lù				
𣼠	yǎn				
𣼦	zé				
𣼧	shuài				
𣽅	guō				
𣽆	zhú				
𣽈	rú				
𣽉	rú				to soak; delay
𣽌	kǎn				
𣽍	jì				
𣽎	gāo				
𣽒	xiè				
𣽕	òu				
𣽖	jiān				
𣽚	zhí				
𣽛	zhá				
𣽝	hǒng				
𣽟	kuǎn				
𣽡	bó				
𣽤	sè				
𣽥	àn				
𣽦	jiàn				
𣽨	téng				
𣽫	sōng				
𣽭	mèng				
𣽮	yín				
𣽯	tān				
𣽰	guō				
𣽳	ruán				
𣽴	wèi				
𣽷	sì		瀃		
𣾤	qì				
𣾦	zhǎng				
𣿅	dǒng				
𣿆	fú				
𣿇	shěn				
𣿈	sù				
𣿉	yì	𣶫			
𣿊	liàn				
𣿌	hé				
𣿎	zhēn				
𣿐	zé				
𣿒	cuǐ				
𣿓	cuǐ				
𣿝	fèng				
𣿞	lǐ				
𣿟	kòu				
𣿣	xiào				
𣿤	yǒu				
𤀃	háo				
𤀉	hàn				
𤀊	kěn				
𤀝	yù				
𤀣	huǎn				
𤀤	suō				
𤀦	là				
𤀨	dòu				
𤀩	jiàn				
𤀪	pō	𬈱			
𤀫	biǎn				
𤀰	xuè				
𤀲	biàn				
𤀷	wèi				
𤁡	dàn				
𤁢	jié				
𤁣	bài	𣺽			
𤁥	niǎn				
𤁦	xiàn				
𤁧	sè				
𤁪	huá	𬈾			
𤁫	chuā				
𤁮	òu				
𤁯	liè				
𤁰	dí				
𤁱	cài				
𤁳	zhá				river name
𤁵	lǘ				
𤁹	huò				
𤁼	lì				
𤁽	yǐng				
𤁿	wěi				
𤂀	bì				
𤂁	guó				
𤂃	pì				
𤂆	biāo				
𤂠	yǎn				
𤂤	zhuàn				
𤂲	hóng				
𤂶	lìn				
𤂷	è				
𤂹	yǐn				
𤂺	làn				
𤂼	yào				
𤂿	xuàn				
𤃀	lì				
𤃨	làn				
𤃩	líng				
𤃪	xī				
𤃫	hōng				
𤃭	jiǎo				
𤃮	zhuó				
𤃲	zhí				
𤃵	bó				
𤃶	tēng				swept away, as by a flood; soaked, saturated; to settle, as with alum; to strain; to drain off
𤃷	ǎn				
𤃺	xún				
𤃻	lěi				
𤃼	zāng				
𤃽	huǐ				
𤄎	xì				
𤄏	hóng				
𤄑	fàn				
𤄒	jiǎn				
𤄓	cóng				
𤄔	zá				
𤄖	cā				
𤄘	yōu				
𤄛	duì				
𤄜	pān				
𤄥	tà				
𤄧	pàn				
𤄫	fān				
𤄬	xī				
𤄶	yào				
𤄷	luó	𪶒			
𤄺	biān				
𤄼	jìn				
𤄽	lì				
𤅊	yàn				
𤅋	dòu				
𤅎	màn				
𤅐	gōng				
𤅑	rǎng				
𤅒	càn				
𤅣	mén				
𤅱	gǔ				
𤅲	shuàn				
𤅸	yán				
𤅹	bì				
𤆀	biāo				
𤆁	chéng				
𤆂	kuì				
𤆄	huǒ				
𤆍	chì			赤	red; communist, 'red'; bare
𤆏	wò				
𤆑	còu				
𤆒	zhì				
𤆙	shuǐ				
𤆜	guà				
𤆝	pū				
𤆞	xù				
𤆟	sī				
𤆡	wǔ		熓		to bank a fire; to smother, put out
𤆮	fū				
𤆰	shì				
𤆳	huì				
𤆴	huāng				
𤆵	pā				
𤆼	zhǔ				
𤆾	yí				
𤇃	lì		爄		
𤇄	shǎn		熌		
𤇜	mín				
𤇞	gē				
𤇠	hū				
𤇯	ēn				
𤇰	fá				
𤇳	xù				
𤇴	yí				
𤇾	yìng	𫇦			brilliant
𤈔	chí				
𤈙	yí				
𤈥	dí				
𤈦	huǐ				
𤈧	hé				
𤈩	zhǎ				
𤈷	xiān		㷿		flame; fire, bitter; acrid taste
𤉌	xián				
𤉍	lào				
𤉎	shào				
𤉏	shì				
𤉐	zhuó				
𤉤	biē				
𤉥	jiǔ				
𤉦	wō				
𤉧	jiǎo				
𤉨	fú				
𤉪	xiāng				
𤉫	kài				
𤊲	nǎo				
𤊴	huò				
𤊵	jí				
𤊶	là				
𤊻	fōu				
𤊼	shǎn				
𤊽	liào				
𤊾	miè				
𤊿	chè				
𤋂	mó				
𤋏	lóu		熡		
𤋨	duò				
𤋫	nǎo				
𤋭	jī				
𤋰	zhù				
𤌂	sù				
𤌃	duò				
𤌇	jiǒng				
𤌊	zǎi				
𤌋	huǐ				
𤌌	yǐng				
𤌍	hú				(Cant.) to fry
𤌎	lìn				
𤌏	wěng				
𤌐	hàn				
𤌔	nán				
𤌷	xì				
𤌹	gàn				
𤌾	hè				
𤌿	jī				
𤍀	xiǎng				
𤍁	shā				
𤍐	tuì				to scald meat in order to remove hair or feathers
𤍒	zhāo				
𤍓	shù				
𤍕	yǒu				to gather wood for a burnt sacrifice to Heaven
𤍖	jiān	𬊗			
𤍜	zào	𰞷			
𤍠	rè			熱	hot (in temperature)
𤍤	zhāng				a flaming explosion, a flash
𤍽	ruò				
𤎄	yān				
𤎋	cuì				
𤎗	jí				
𤎘	shāng				
𤎣	è				
𤎤	láo	𬝃			
𤎥	tǎn				
𤎧	zhù				
𤎭	lǐn				
𤎯	zēng				
𤎱	juǎn	㷪		臇	to make chowder
𤎲	hū				
𤏗	shěn				
𤏘	huò				
𤏜	kuì				
𤏱	chù				
𤏲	zhòu				to set on fire
𤏶	āo				to stew
𤏸	zhuó				
𤏽	xīng				
𤏿	miè				
𤐀	hū				
𤐔	tán				
𤐙	bì				
𤐣	dǐng				
𤐩	kài				
𤐫	biāo				
𤐰	huò				
𤐱	liè				
𤐲	cuàn				
𤑃	xiàn				
𤑄	rè				
𤑓	yuè				
𤑕	xūn			熏	smoke, fog, vapor; smoke, cure
𤑗	liǎo				
𤑣	shā				
𤑦	shì				
𤑪	xiè				
𤑳	xiāo	𤎻			
𤑷	yé				
𤑸	lǎn				
𤑹	yì	𪹀			
𤑿	liǎn				
𤒔	bó				
𤒕	cāo				
𤒝	yào				
𤒦	liàn	𬋃			
𤒻	tà	𪹹			
𤓑	jì				
𤓔	xī				
𤓕	zhì				
𤓚	xī				
𤓝	yuè				
𤓤	xiǎn				
𤓦	zhuò				
𤓯	zhǎng				
𤓵	zǔ				
𤓷	ná				
𤓾	dào				
𤓿	liè				
𤔀	ná				
𤔉	páo				
𤔋	jù				
𤔔	luàn				to govern
𤔖	luǒ				
𤔙	shuǎ				
𤔚	shàng				
𤔝	luǒ				
𤔟	fēn				
𤔣	bào				
𤔨	lì				
𤔫	xiòng				
𤔶	dāng				
𤕀	chèng				
𤕄	zhǎng				
𤕇	sǒu				
𤕊	shén				
𤕒	gě				
𤕘	yū				
𤕚	huī				
𤕛	chè				
𤕝	jiào				
𤕞	zhù				
𤕟	shū				
𤕢	xiáo				
𤕦	níng				
𤕭	jiāng			将	to get hold of, take
𤕯	jiāng			漿	a syrupy liquid
𤕷	diào				
𤕽	qiáng				
𤕾	qiú				
𤖀	fēng				
𤖆	zhàn				
𤖇	kē				
𤖒	dié				
𤖓	zé				
𤖖	guāng				
𤖗	sè				
𤖘	fèn				
𤖛	jiǎng				
𤖝	yán				
𤖞	zhì				
𤖢	lì				
𤖦	líng				
𤖪	yí				
𤖬	qǔ				
𤖭	pán				
𤖮	gōu				
𤖰	jiǎ				
𤖱	hé				
𤖳	pèng				
𤖵	jù				
𤖷	chè				
𤖺	liè				
𤖻	shì				
𤖼	pò				
𤖽	xiàng				
𤖿	pì				
𤗀	luǒ				
𤗁	cù				
𤗃	yǔ				
𤗇	kòng				
𤗈	xiè				(Cant.) to squeeze in, to stuff in
𤗍	wǎn				
𤗎	yǎn				
𤗏	péi				
𤗓	chéng				
𤗘	tí				
𤗙	chè				
𤗚	bì				
𤗛	liàn				
𤗜	jiǎ				
𤗞	tíng				
𤗢	tī				
𤗨	dié				
𤗪	shù				
𤗫	lí				
𤗬	lǘ				
𤗭	xiā				
𤗯	cuī				
𤗳	bō				
𤗴	tuí				
𤗵	pú				
𤗷	lìn				
𤗸	fèn				
𤗺	bó				
𤗻	chàn				
𤗾	dāng				
𤗿	tǎi				
𤘀	dào	𪺣			
𤘃	lì				
𤘅	yá				a very young child
𤘆	yá				
𤘇	zhān				
𤘊	yí				
𤘌	qī				
𤘔	hù				
𤘖	tīng				
𤘘	kǒu				cattle, domestic animals
𤘛	chún				
𤘜	yóu				
𤘝	fèn				
𤘟	nuó				
𤘠	tiàn				
𤘡	jìn				
𤘢	pí				
𤘣	chén				
𤘤	pì				
𤘦	jiè				
𤘧	guǐ				
𤘲	zhuàng				
𤘵	hú				
𤘶	chǒu				
𤘷	shù				
𤘸	tāo				
𤘹	pí				
𤘺	rǒng				
𤘻	rǒng				
𤘽	hǒu				
𤘾	pēng				
𤙅	bài				
𤙇	xiá				
𤙋	qǐn				
𤙌	nǐ				
𤙎	tāo				
𤙏	qù				
𤙒	xié				
𤙔	zhào				
𤙕	huā				
𤙖	xīn				
𤙘	shōu				
𤙛	tú				
𤙝	liáng				
𤙞	bì				
𤙟	chū				
𤙡	xīng				
𤙣	xīn				
𤙤	fū				
𤙩	jiè				
𤙭	fǔ				
𤙰	tè				
𤙱	shè				
𤙴	chāo				(Cant.) gore
𤙵	chuī				
𤙼	rán				
𤙽	hǒu				
𤙾	bēng				
𤚀	cǎi				
𤚅	mú				
𤚉	xū				
𤚊	dié				
𤚍	chǎn				
𤚎	yú				
𤚏	zhòng				
𤚓	lí				
𤚔	shōu				
𤚚	dú				
𤚜	māo				
𤚝	huáng				
𤚟	táo				
𤚡	dù				
𤚢	tí				
𤚣	shēng				
𤚤	méi				
𤚨	zhēn				
𤚩	qín				
𤚪	pì				
𤚫	táng				
𤚬	cāng				
𤚭	yáo				
𤚯	xiù				
𤚰	bāng				
𤚱	gǔ				
𤚵	bù				
𤚼	gòu				
𤚽	bó				
𤛁	wèn				
𤛄	jì				
𤛊	lā				
𤛍	cuī				
𤛎	mǐn				
𤛏	cǔ				
𤛐	ōu				
𤛑	yōng				
𤛖	máo				
𤛗	kè				
𤛘	māng				
𤛙	dǐng				
𤛚	huān				
𤛛	duǒ				
𤛜	jiāng				
𤛝	sù				
𤛢	céng				
𤛣	tà				
𤛥	huáng				
𤛦	jué				
𤛧	xún				
𤛪	xiòng				
𤛬	mì				
𤛭	qún				
𤛮	láo	𤙯			
𤛱	zhì	𫞢			
𤛲	wěi				
𤛷	sè				
𤛻	zāng				
𤜁	ǎn				
𤜂	wèi				
𤜄	huài				
𤜇	zhàn				
𤜉	yīng				
𤜊	gē				
𤜋	huì				
𤜍	quán				
𤜓	liè				
𤜔	jú				
𤜕	bà				
𤜖	léi				
𤜘	mán				
𤜙	líng				
𤜜	lì				
𤜝	jǐ				
𤜡	huí				
𤜢	xìn				
𤜣	shì				
𤜤	zhé				
𤜧	bō				
𤜫	chā				
𤜯	chā				(Cant.) to bite
𤜰	jīng				
𤜱	bā				
𤜲	bèi				
𤜵	yàn		𤡲		
𤜷	hù				
𤜹	yú				
𤜻	bì				
𤜼	chuán				
𤜾	jǐ				
𤝂	mù				
𤝄	máo				
𤝅	zhōng				
𤝇	yè				
𤝈	dōu				
𤝉	yě				
𤝍	rì				
𤝎	yīn				
𤝐	hào				
𤝒	nà				
𤝓	tiè				
𤝔	fù				
𤝕	mǔ				
𤝖	zǎi				
𤝘	hú				
𤝚	chēn				
𤝛	tuó				
𤝞	chù				a lemur of the genus Cynocephalus
𤝟	fú				
𤝧	bào				
𤝬	dǐ				a horned animal butting against something; a fox-like animal
𤝭	cǎi				
𤝮	lù				
𤝯	pǒ				
𤝰	dá				
𤝱	yè				
𤝳	yǐ				
𤝷	xiáng				
𤝸	bī				
𤝹	zhū				
𤝻	yí				
𤝽	lǜ				
𤝿	kuāng				
𤞂	zhì				
𤞇	wá				
𤞈	dī				
𤞉	shù				
𤞊	liè				
𤞋	zǎo				
𤞌	zhì				
𤞍	náo				
𤞗	chái				
𤞚	xiāo				
𤞛	zàng				
𤞞	yù				
𤞟	dòu				
𤞠	chà				
𤞡	xié				
𤞢	yáng				
𤞥	bǎo				
𤞮	zhāi				
𤞰	qiú				
𤞲	hú				
𤞳	zài				
𤞴	jué				
𤞶	hān				
𤞿	àn				
𤟀	zào				
𤟃	shà				
𤟅	xiàn				
𤟆	chǐ				
𤟇	yǎn				
𤟉	àn				
𤟍	zhé				
𤟎	jué				
𤟑	lì				
𤟓	lè				
𤟖	cǎi				
𤟘	lù				
𤟚	jiā				
𤟝	xià				
𤟞	xiào				
𤟟	yān				
𤟠	xū				
𤟢	dùn				
𤟣	yíng				
𤟤	huī	𰡋			
𤟥	tí				dog
𤟦	nóu				
𤟧	xǐ				
𤟪	tú				
𤟷	wāi				
𤟸	chēn				
𤟼	hōng				
𤟾	tí				
𤟿	xuān				
𤠀	zá				
𤠇	gé				
𤠋	lóu		㺏		
𤠌	chái				
𤠍	pán				
𤠎	jí				
𤠐	tà				
𤠓	xī				
𤠖	xiāo				
𤠘	sāo				
𤠙	jiā				
𤠚	sù				
𤠛	huāng				
𤠝	cuō				
𤠟	tà				
𤠠	shuāi				
𤠪	fú				
𤠫	lì				
𤠭	shè				
𤠯	táng				
𤠶	diān				
𤠺	bì				
𤠼	gòu				
𤠽	cù				
𤠿	qiān				
𤡂	léi				
𤡃	sù				
𤡆	zòng				
𤡇	hāo				
𤡏	chì				
𤡐	cáo				
𤡓	wò				
𤡔	xiāo				
𤡕	liè				
𤡖	yān				
𤡝	bì				
𤡟	huàn				
𤡡	xī				
𤡢	chī				
𤡣	xū				
𤡤	náo				
𤡥	yán				
𤡧	xiè				
𤡨	zhá				
𤡪	suì				
𤡬	xì				
𤡭	bēng				
𤡮	rán				a kind of monkey
𤡯	shuò				
𤡰	bān				
𤡱	guì				
𤡲	kāi	𤜵			
𤡳	chēn				
𤡶	xù				
𤡾	è				
𤡿	lì				
𤢀	xī				
𤢁	huàn				
𤢂	sù				
𤢄	chǎng				
𤢊	lù				
𤢋	yán				
𤢎	dāng				
𤢏	dǎn				
𤢐	yāng				
𤢒	zhǎi				
𤢓	jù				
𤢕	duó			斁	to ruin; to tire of; to explain
𤢖	sāo				
𤢗	lái				
𤢘	sù				
𤢟	zé	𤝢			
𤢣	bì				
𤢦	yìn				
𤢨	hāo				
𤢪	liè			獵	to hunt
𤢭	háo				
𤢮	yáng				
𤢴	shuò				
𤢵	ài				
𤢶	qióng				
𤢹	lěi				
𤢺	xié				
𤢼	shì				
𤣃	lǔ				
𤣅	què				
𤣆	lián				
𤣌	xiào				
𤣎	yīng	𰡢			
𤣑	xié				
𤣘	líng				
𤣙	yōu				
𤣞	dǎng				
𤣟	lǎn				
𤣠	xiāo				
𤣨	yì				
𤣬	wū				
𤣮	yì				
𤣯	tuō				
𤣰	bǔ				
𤣲	xìn				
𤣵	sī				
𤣶	jīn				
𤣸	bā				
𤣹	fǎ				
𤣻	mò				
𤣼	ruò				
𤤊	dà				
𤤋	jì				
𤤐	sù				
𤤑	qióng				
𤤒	bā				
𤤦	tián				
𤤧	yóu				
𤤩	tuó				
𤤫	wài				
𤤬	yòu				
𤤮	dōng				
𤤱	xǐ				
𤤲	kǒng				
𤤶	qióng				
𤤷	duī				
𤤸	duò				
𤤺	yì				
𤥒	xī				
𤥓	qīn				
𤥔	sù				
𤥗	liú				a kind of gem; diamond
𤥙	wán				
𤥭	chē	𰡰			
𤥮	zhū				
𤥰	mào				
𤥷	quán				
𤥽	yū				
𤥿	yì				
𤦀	mí		瓕		
𤦃	lái				
𤦄	zhì				
𤦤	ní				
𤦦	bān				
𤦪	dōng				
𤦮	zhì				
𤧕	yì				
𤧘	líng				
𤧙	yú				
𤧚	cōng			璁	turquoise
𤧛	dì				
𤧜	zhì				
𤧠	ruǎn				
𤧣	jiàn				
𤧩	wàn				
𤧫	jìn				
𤧭	páng				
𤨍	lù				
𤨎	qú				
𤨐	xǐ				
𤨑	dá				
𤨖	hù				
𤨗	luǒ				
𤨙	lè				
𤨶	gǒng				
𤨻	lìng				
𤩂	láo	𫞧			
𤩄	zhuàn				
𤩨	zǎo				
𤩩	hào				
𤩪	xiàng				
𤩭	hào				
𤩮	lì				
𤩱	diàn				
𤩲	gé				
𤩽	huán		瓛	瓛	sceptre
𤪄	è				
𤪆	xiá				
𤪋	jiān				
𤪌	qí				
𤪍	xiá				
𤪎	yǒu				
𤪡	zhēng				
𤪪	zhuàn				
𤪮	chàn				
𤫉	xiè				
𤫕	náo				
𤫝	jì				
𤫞	tián				
𤫣	yǎn				
𤫧	hǎo				
𤫨	xín				
𤫩	líng	㻏			(same as U+73B2 玲) tinkling of jade pendants
𤫫	bān				
𤫬	běng				
𤫱	gōu				
𤫲	líng				
𤫵	kuò				
𤫶	qià				
𤫷	jiào				
𤫹	ēn				
𤫺	yáo				
𤫻	dū				
𤬁	huǒ				
𤬂	dǔ				
𤬃	pēi				
𤬌	yuán				
𤬏	lóu				
𤬐	xíng				
𤬓	lián				
𤬔	yáo				
𤬕	xī				
𤬖	yáo				
𤬘	xī				
𤬛	lú				a gourd
𤬝	yàn				
𤬠	quán				
𤬥	ráng				
𤬦	wà				
𤬧	zú				
𤬨	fàn				
𤬩	yì				
𤬪	dù				
𤬫	suì				
𤬭	pī				
𤬯	hán				
𤬱	xù				
𤬳	gǒng				
𤬵	dì				
𤬷	nà				
𤬾	duò				
𤬿	wā				
𤭂	niè				
𤭈	diào				
𤭉	huāng				
𤭌	tí				
𤭍	fàn				
𤭑	wú				
𤭒	áng				
𤭔	píng				
𤭙	hán				
𤭛	gāng				earthenware jug, crock; cistern
𤭜	lí				
𤭞	dūn				
𤭟	fù				
𤭠	nà				
𤭢	cèi				
𤭧	jiē				
𤭩	qìng				
𤭫	yīng				
𤭬	xiáng				
𤭱	hú				
𤭴	sù				
𤭻	gē				
𤭼	è				
𤭽	xù				
𤮆	xī				
𤮊	kāng				
𤮋	guó				
𤮌	jiē				
𤮍	chuán				
𤮎	léi				
𤮏	héng				
𤮐	zūn				
𤮕	piè				
𤮘	dēng				
𤮙	xī				
𤮚	léi				
𤮜	shàn				
𤮧	lú				
𤮩	duì				
𤮪	jùn				
𤮭	chàn				a jug for boiling congee
𤮯	xié				
𤮰	wā				
𤮱	zhé				
𤮳	zhuān				
𤮷	liù				
𤮸	léi				
𤮼	dài				
𤮽	gān				
𤯄	shì				
𤯇	yǎn				
𤯌	gān				
𤯐	yán				
𤯖	suī				
𤯚	zhōng				
𤯜	shì				
𤯡	shèng				
𤯥	chǎn				
𤯷	huáng				
𤯸	yìn				
𤯻	měng				
𤰂	ráng				
𤰅	xiáng				
𤰈	bèi				
𤰌	chuán				
𤰑	pú				
𤰙	kē				
𤰚	lā				
𤰝	quǎn				channels
𤰟	hàng				
𤰠	chì				
𤰡	máng				farmers
𤰦	zhà				
𤰪	fèn				
𤰬	chào				
𤰳	jǐng				
𤱃	liè				
𤱅	nà				
𤱆	nà				
𤱇	tóng				
𤱋	rán				
𤱌	zǔ				
𤱍	pī				
𤱎	yǒu				
𤱐	shū				
𤱛	liè				
𤱜	shōu				
𤱝	tuǎn				
𤱟	gǎo				
𤱠	sháo				
𤱡	tuó				
𤱣	nán				
𤱧	tuǒ				
𤱨	gōng				
𤱩	diào				
𤱴	měng				
𤱵	bāng				
𤱷	xié				
𤱸	sì				
𤱹	tǐng				
𤱺	guì				
𤱽	fú				
𤱾	guì				
𤲉	guì				
𤲑	zhǔ				
𤲓	lái	𭻔			
𤲕	lǔn				
𤲖	tiǎn				
𤲗	rǎn				
𤲚	dōng				
𤲨	juàn				
𤲩	yán				
𤲬	ruán				
𤲭	dǎn				
𤲰	mào				
𤲶	luán				
𤲸	xù				
𤲺	xī				
𤳂	má				
𤳃	qī				
𤳅	chà				
𤳈	shāng				
𤳉	hàn				
𤳊	píng				
𤳎	jī				
𤳓	lì				
𤳕	yù				
𤳖	bān				
𤳘	tēng				
𤳝	chóu				
𤳠	chóu				
𤳤	qī				
𤳥	xī				
𤳦	bèi				
𤳪	yè				
𤳭	guǎng				
𤳯	zhù				
𤳳	léi				
𤳴	léi				
𤳵	chā				
𤴀	guǎng				
𤴍	dié				
𤴓	yǎ				
𤴘	niè				
𤴙	shū				
𤴛	zhì				
𤴟	zhì				
𤴢	zhì				
𤴣	pǐ				
𤴥	jiū				
𤴦	jiū				
𤴧	yì				
𤴨	yòu				
𤴪	jiū				
𤴯	huàn				ulcer
𤴱	dù				
𤴻	táo				
𤴼	qiè				
𤴽	qín				
𤴾	xìn				
𤴿	chān				
𤵀	jì				
𤵂	qìn				
𤵊	dù				
𤵋	zhī				
𤵎	ǒu				
𤵐	wù				
𤵒	wén				
𤵘	bì				
𤵛	bēi				
𤵝	mǔ				
𤵞	jìn				
𤵟	táo				
𤵠	liáo				
𤵥	cáo				
𤵦	zhá				
𤵬	chǐ				
𤵭	yā				
𤵮	kuí				
𤵯	yìn				
𤵸	lóng				
𤵹	qià				
𤵻	hāng				
𤵼	shàng				
𤵽	hài				
𤵾	chā				
𤶀	jiǎo				
𤶁	lǎo				
𤶈	xī				
𤶋	bó				
𤶓	zhǐ				
𤶕	tùn				
𤶖	fú				
𤶘	hū				
𤶚	niè				
𤶛	yì				
𤶜	zhuàng				
𤶠	chá				
𤶤	suān				
𤶧	yùn		𤸫		
𤶮	dù				
𤶰	xī				
𤶱	chuàn				
𤶲	xíng				
𤶳	jiǎo				
𤶴	shēn				
𤷀	wāng				
𤷁	bēi				
𤷂	féi				
𤷃	jiàn	𪽭			
𤷄	quán				
𤷅	yì				
𤷆	dōng				
𤷇	xù				(Cant.) severe pain
𤷈	nà				
𤷉	jí				
𤷌	zhěn				
𤷍	qí				
𤷎	duī				
𤷏	yín				
𤷑	jiù				
𤷒	pí				
𤷓	xìn				
𤷔	lún				
𤷕	cǎi				
𤷖	lìng				
𤷗	biē				
𤷘	dào				
𤷙	dé				
𤷟	la				
𤷡	xī				
𤷢	jù				
𤷤	xiáo				
𤷦	jīng				
𤷹	wài				
𤷻	nǎo				
𤷼	xiāng				
𤷽	què	㾡			ulcer; sore; boil
𤷾	qiè				
𤷿	tū				
𤸀	xǔ				
𤸁	huì				
𤸅	mín				suffer
𤸆	wěi				
𤸈	yóu				
𤸉	tuí				
𤸊	dài				
𤸎	kě				
𤸏	nà				
𤸑	fù				
𤸒	yù				
𤸓	zhǐ				
𤸕	hān				
𤸖	āi				
𤸗	fù				
𤸡	yāng				
𤸤	shí				
𤸦	chán				
𤸪	chì				
𤸫	yùn	𤶧			
𤸬	shuāi				
𤸮	sù				
𤸯	sǎng				
𤸱	è				
𤸲	zhěng				
𤸳	ái				
𤸴	suǒ				
𤸵	bù				
𤸷	qún				
𤸸	yì				
𤸹	yǎn				
𤸻	nà				(Cant.) a scar, scab; and, with
𤸼	wǔ				
𤹇	lì				
𤹈	lì				
𤹊	xī				
𤹋	jué				
𤹌	shī				
𤹎	yǎ				
𤹛	chén				
𤹜	yíng				
𤹝	bì				
𤹞	chè				
𤹡	zhā				
𤹢	tuǒ				
𤹣	hù				
𤹤	téng				
𤹥	yìng				
𤹦	bǐ				
𤹧	níng				
𤹨	liàn				
𤹩	xìn				
𤹪	yǔ				
𤹲	bèi				
𤹴	mó				
𤹵	duī				
𤹷	dǎo				
𤹸	qí				
𤺀	shuāi				
𤺃	xiāo				
𤺄	zhǒng				
𤺅	zhuì				
𤺇	biàn				
𤺉	wěi	𰣦			
𤺊	xī				
𤺌	dēng				
𤺎	xiē				
𤺏	pān				
𤺐	niè				
𤺓	bié				suppurating ulcer; to restrain
𤺔	shè	𪽴			
𤺕	fèi				
𤺖	mǐn				
𤺗	qì				
𤺪	shàn				
𤺫	suǒ				
𤺷	jí				
𤺺	dǎn				to suffer
𤺻	juàn				
𤺼	lù				
𤺾	ào				
𤻂	yì				
𤻃	shǔ				
𤻄	suì				
𤻅	wèi				
𤻆	wán				
𤻇	chǔ				
𤻌	wò				
𤻖	bì				
𤻘	yǐn				rash; addiction, craving, habit
𤻙	huó				
𤻜	kài	𤹺			
𤻝	níng	𰣩			
𤻢	ài				
𤻤	lì				
𤻦	zhāi				
𤻱	lù				
𤻶	biàn				
𤻷	pán				
𤻿	guì				
𤼀	sū				
𤼁	méng				
𤼂	xiǎn				
𤼃	lòng				
𤼅	qì				
𤼋	chàn				
𤼌	yì				
𤼍	háng				
𤼏	liǎn				
𤼐	guàn				
𤼒	wěi				
𤼗	jué				
𤼘	léi				
𤼙	luán				
𤼚	lì				
𤼜	pí				
𤼢	huǎn				
𤼮	guī				
𤼳	jú				
𤼶	dēng				
𤼺	fèi				
𤽁	zhī				
𤽃	mèi				
𤽅	huàn				
𤽉	pā				
𤽊	bǐ				
𤽌	pō				
𤽓	ér				
𤽕	huàn				
𤽣	chàng				
𤽥	luò				
𤽦	fǒu				
𤽯	chóu		㿧		
𤽱	zú				
𤽲	nán				
𤽳	xiǎo				
𤽹	bài				
𤽺	lù				
𤽼	luò				
𤽿	niàn				
𤾀	zé		皟		
𤾄	zhù				
𤾅	hú				
𤾈	huī				
𤾉	tǎng	𰤓			
𤾊	chóu				
𤾑	huáng				
𤾒	dōu				
𤾛	miào				
𤾝	bó				
𤾠	dì				
𤾢	děng				
𤾣	pū				
𤾥	sōng				
𤾦	chóu				
𤾫	yào				
𤾬	měng				
𤾭	lóng				
𤾲	lián				
𤾵	bié				
𤾺	lǚ				
𤾿	sè				
𤿀	zuó				
𤿄	cún				
𤿅	líng				
𤿆	zhěng				
𤿇	pǐ				
𤿈	báo				
𤿋	què				
𤿎	pī				to split
𤿏	nàn				
𤿐	pī				
𤿑	bǒ				
𤿒	bèi				
𤿓	fā				
𤿕	mǐn				
𤿖	mò				
𤿗	wà				
𤿘	zhāo				
𤿙	zhì				
𤿚	cū				
𤿟	xún				
𤿠	jí				
𤿡	guì				
𤿣	chéng				
𤿧	hàn				
𤿨	xiào				
𤿩	què				
𤿫	chuò				
𤿭	fǔ				
𤿳	qǐn				
𤿴	lù				
𤿵	què				
𤿶	diǎn				
𤿷	qiān				
𤿼	chǎng				
𤿽	tà				
𤿾	bēi				
𥀁	dù				
𥀂	běng				
𥀃	hòu				
𥀈	zhǎ				
𥀉	zhǎ				
𥀎	què				
𥀏	má				
𥀐	hán				
𥀓	liú				
𥀔	lù				
𥀖	zī				
𥀘	pǐ				
𥀙	zhòu				
𥀛	zāo				
𥀝	niǔ				
𥀠	huì				
𥀣	xué				
𥀥	là				
𥀫	nóu				
𥀬	yǎn	𪠏			(Cant.) a scar
𥀭	rǎn				
𥀮	nǎo				
𥀰	là				
𥀱	guǎng				
𥀲	dú	𰤫			
𥀵	lú				
𥀹	jiǎn				
𥀺	xiè				
𥀻	qì				
𥀾	xiàng				
𥁁	guǒ				
𥁂	jié				
𥁃	màng				
𥁆	xiā				
𥁇	kuī				
𥁎	yòng				
𥁐	hǎi				
𥁑	mì				to clean
𥁒	yào				(Cant.) warped
𥁕	wēn				compassionate; to feed a prisoner
𥁟	lì				
𥁠	juàn				
𥁡	wū				
𥁢	qiáo		䀉		food containers (bowl; basin, etc.) used in ancient times
𥁮	diào				
𥁯	chù				
𥁲	suō				
𥁵	chōng				
𥁸	quān				
𥁹	shè				
𥂁	yán			鹽	salt
𥂂	měng				
𥂃	jù				
𥂋	tú				
𥂒	nóng				
𥂓	mó				
𥂙	fèn				
𥂢	áo				
𥂣	guō				
𥂤	hú				
𥂥	cán				
𥂦	dūn				
𥂧	hǎi				
𥂨	jiǎo				
𥂰	gū				
𥂵	jīn				
𥂸	yáng	𬐠			
𥃀	chà				
𥃌	huī				
𥃔	qú				
𥃕	kē				
𥃟	qīng				
𥃠	yì				
𥃣	kǎi				
𥃤	jiǎo				
𥃧	chōu				
𥃨	bǔ				
𥃩	gèn				
𥃪	jiāo				
𥃫	zhī				
𥃮	wèn				
𥃰	bīn				
𥃴	xiòng				
𥃵	fàn				
𥃸	yí				
𥃹	chuàn				
𥃺	yào				
𥃽	yāng				
𥃾	dù				
𥃿	yǎn				
𥄁	méng				
𥄇	chī				
𥄈	mù				
𥄉	jiāo				
𥄋	nǜ				
𥄍	guó				
𥄎	xuè				(Cant.) to pull, lift up
𥄑	fú				
𥄒	xuē				
𥄓	fū				
𥄔	pèi				
𥄕	mò				
𥄖	xī				
𥄗	wò				
𥄘	shǎn				
𥄛	xī				
𥄜	qì				
𥄝	miàn				
𥄦	dǎn				
𥄨	chǒu				to look at
𥄱	fèi				
𥄲	mié				
𥄴	xuè				looking about eagerly
𥄵	xù				
𥄶	sī				
𥄷	jǔ				
𥄸	mǎo				
𥄹	bào				
𥄻	yí				
𥄼	guā				
𥄽	nì				
𥄿	yí				
𥅁	zuò				
𥅄	nǔ				
𥅑	diàn				
𥅒	fàn				
𥅓	yì				
𥅔	shì				
𥅗	cū				
𥅘	zhěn		𥌃		
𥅞	shì				
𥅟	jiǎo				bopeep, peekaboo
𥅠	hòu				(Cant.) to fix one's eyes on, gaze at
𥅡	ér				
𥅦	lèi				
𥅧	xuè				
𥅨	gèng				
𥅪	shōu				
𥅬	juān				
𥅴	jié		䀹		
𥅵	wéi				
𥅷	shǒu				
𥅸	jìng				
𥅺	xú				
𥅻	chòng				
𥆅	jiāng				
𥆆	mòu				
𥆉	yù				
𥆌	jué				
𥆑	tìng				
𥆔	xiāo				
𥆖	dōu				
𥆘	guó				
𥆙	máng				
𥆚	wāng				
𥆛	xù				
𥆜	wàng				
𥆝	suō				
𥆞	juàn				
𥆟	yuè				
𥆡	hán				
𥆣	shēn				
𥆥	xié				
𥆦	liú				
𥆯	bì				
𥆲	nào				
𥆶	wàn				
𥆷	jiù				
𥆸	quē				
𥇄	nì				
𥇆	mí				
𥇇	suō				
𥇉	qiǎng				
𥇌	hàn				
𥇍	zhuó				
𥇎	mí				
𥇏	xù				
𥇑	lǎng				
𥇒	jié				
𥇓	dìng				
𥇔	chàng	𬑇			
𥇕	zhì				
𥇖	fēi				
𥇗	jiá				
𥇘	jùn				
𥇙	huò				
𥇚	qī				
𥇛	jū				
𥇜	zhūn				
𥇞	diàn				
𥇟	jiǎo				
𥇠	yā				
𥇢	zhǎn		䁪		to wink
𥇭	zhī				
𥇯	mài				
𥇰	hū				
𥇱	xiè				
𥇲	shí				
𥇳	guī				
𥇿	xù				
𥈂	jí				
𥈄	chuàng				
𥈆	mào				
𥈇	ruán				
𥈈	xū				
𥈉	huàn				
𥈊	shà				
𥈋	jǔ				
𥈏	kuàng				
𥈑	hóu				
𥈒	guān				
𥈓	guā				
𥈕	mí				
𥈖	dié				
𥈗	bì				
𥈘	liǎng				
𥈙	là				
𥈚	shǎn				
𥈛	lù				
𥈜	xì				
𥈟	sǒu			瞍	blind; no pupil in the eye
𥈬	ōu				
𥈮	léng				
𥈷	kū				
𥈸	guī				
𥈻	xī				
𥈼	pán				
𥈽	sè				
𥈾	juè				
𥈿	hòng				
𥉀	guàn				
𥉁	jù				
𥉃	nài				
𥉄	huá				
𥉅	gé				
𥉆	lì				
𥉇	gòu				
𥉈	tì				
𥉊	mà				
𥉋	téng				
𥉌	dá				
𥉐	qī				
𥉑	yù				
𥉒	jiǎo				
𥉓	miè				
𥉔	gěng				
𥉕	mèng				
𥉖	wèi				
𥉘	tí				
𥉙	qí				
𥉜	chén				
𥉝	dōu				
𥉟	pán				
𥉰	hàn				
𥉴	mì				
𥉵	má				blurred eyes
𥉶	lù				
𥉷	qī				
𥉸	kēng	𰥣			
𥉺	dié				
𥉻	qì				
𥉼	jiāo				
𥉽	kāng				
𥉾	qiāo				
𥉿	mì				
𥊀	shān				
𥊇	jiān				
𥊈	lí				
𥊉	kè				
𥊊	xù				
𥊑	mán				
𥊒	fèng				near-closed
𥊓	chàn				
𥊔	huǐ				
𥊧	kòu				
𥊪	wěi				
𥊫	guàn				
𥊬	jí				
𥊭	zùn				
𥊮	huò				
𥊯	xié				
𥊴	suì				
𥊶	ruǎn				
𥊸	tè				
𥊼	zhèng				
𥊽	kūn				
𥊾	xiǎng				
𥊿	mián				
𥋁	xì				
𥋌	sā				to glance at, catch sight of
𥋙	è				
𥋚	miè				
𥋛	zhǔ				
𥋜	zōu				
𥋝	měng	𰥭			
𥋟	xī				to wink
𥋡	táng				
𥋣	jià				
𥋤	cháng				
𥋥	jí				
𥋮	zhuó				
𥋿	hè				
𥌀	chá				
𥌁	qì				
𥌂	mián				
𥌃	zhěn	𥅘			
𥌄	kū				
𥌅	yè				
𥌆	zhōu				
𥌈	jiān				
𥌊	pàn				
𥌍	huī				
𥌏	míng				
𥌐	liù				
𥌘	shuì				
𥌚	mài	𬑙			
𥌛	lí				(Cant.) to gaze greedily at
𥌞	shuò				
𥌟	yí				
𥌤	lì				
𥌨	xiē				
𥌩	tè				
𥌪	xiū				
𥌭	xuàn				
𥌮	lì				
𥌯	méng				
𥌰	wéi				
𥌱	méng				
𥌺	yào				
𥌻	lán				
𥌼	líng				
𥌽	yīng				
𥌾	yīng				
𥌿	lì				
𥍀	jiǎn				
𥍁	guī				
𥍅	guān				
𥍆	xiè				
𥍉	shè				
𥍋	zuī				
𥍓	kàn				
𥍔	léi				
𥍚	biàn				
𥍝	shǔ				
𥍞	nǜ				
𥍟	xù				
𥍣	hào				
𥍨	guǐ				
𥍪	zhài				
𥍫	láng				
𥍬	cuān				
𥍭	zhì				
𥍮	féng				
𥍯	qīn				
𥍱	zé				
𥍲	nà				
𥍳	niǔ				
𥍴	yì				
𥍷	cōng				
𥍸	shī				
𥍹	jiǎn				
𥍺	zōng				
𥍻	yǎn				
𥍼	yīng				
𥎀	ruǎn				
𥎂	róng				
𥎃	xì				
𥎅	guān				
𥎆	kài				
𥎈	wù				
𥎊	qín				shaft of a spear or lance
𥎋	cōng				
𥎍	zé				
𥎎	xiè				
𥎐	yù				
𥎑	zàn				
𥎒	chuāng				
𥎓	lǐ				
𥎔	lǐ				
𥎕	xù				
𥎖	mí				
𥎗	xù				
𥎘	ruǎn				
𥎛	guì				
𥎜	rǒng				
𥎟	máo				
𥎡	qín				
𥎢	cuàn				
𥎣	cuàn				
𥎤	cuàn				
𥎮	wū				
𥎰	fǎ				
𥎱	bá				
𥎸	qià				
𥎹	zhì				
𥎺	tiào				
𥏄	zhì				
𥏅	zhí				
𥏇	huàn				
𥏈	chóu				
𥏊	zhì				
𥏎	yǐng				
𥏒	wù				
𥏓	bēi				
𥏕	hóng				
𥏖	shěn				
𥏘	jué				
𥏙	kuì				
𥏜	yǐ				
𥏝	yà	𪿊			
𥏠	bī				
𥏤	kuà				
𥏥	qiān				
𥏨	zhāo				
𥏪	kǎi				
𥏫	shāng				
𥏮	àn				
𥏯	zhé				
𥏰	zhì				
𥏷	zhì				
𥏹	jiǎo				
𥐀	sī				
𥐁	pú				
𥐂	ǒu				
𥐊	zhuó				
𥐑	yīng				
𥐓	huān				
𥐕	yà				
𥐘	shí			石	a stone, rock
𥐙	pā				
𥐚	pǔ				
𥐞	máng			硭	a crude saltpeter
𥐟	chāi		礒		
𥐩	yún				
𥐬	gǔ				
𥐹	dǎn				
𥐻	náo		碙		
𥐽	zhé				
𥐿	hú				
𥑅	kēng				
𥑇	dié				
𥑈	tīng				
𥑋	guài				
𥑎	qiōng				
𥑏	shǐ				
𥑐	jiǎ				
𥑑	ào				
𥑒	nǎ				
𥑓	pǐn				
𥑔	jiá				
𥑡	zhè				
𥑢	bù				boron (obsolete; see U+787C 硼)
𥑣	wǒ				
𥑥	chǎ				
𥑪	náo				impure ammonium chloride
𥑫	kǎn				
𥑯	dú				
𥑰	guài				
𥑱	qióng				
𥑳	róng				
𥑴	yǐ				
𥑵	duī				
𥑶	lěi				
𥑸	zhōu				
𥑹	kuā				
𥑺	ē				
𥑻	xiān				
𥑼	diàn				
𥑽	nuò				
𥑾	è				
𥑿	yōng				
𥒀	wù				
𥒁	kēng				
𥒓	zhì				
𥒗	zhǐ				
𥒘	xún				
𥒛	zhèng				
𥒞	yáng				
𥒠	huò				
𥒡	jí				
𥒢	nǎo				
𥒧	yà				
𥒨	lù				
𥒫	fū				
𥒬	sǎn				
𥒭	chù				
𥒮	wěi				
𥒰	fǔ				
𥒱	kēng				
𥒲	sì				
𥒳	kàng				
𥒵	yì				
𥒶	huà				
𥒾	yǔ				
𥓃	lì				
𥓆	lǐn				
𥓇	dǔ				
𥓈	è				
𥓌	qiǎng				
𥓍	dú				
𥓐	jié				
𥓑	chuò				
𥓒	xiàn				
𥓖	gǎo				
𥓬	dào				
𥓰	hōng				
𥓻	zōng				
𥓾	qì				
𥓿	tuó			砣	stone roller, weight
𥔀	hōng			訇	roar, crash
𥔁	pǐ				
𥔂	gèng	𮀲			
𥔄	niè				
𥔇	kōng				
𥔊	zhǐ				
𥔑	xiǎo				
𥔡	shè				
𥔢	yú				
𥔣	jiāng				
𥔩	qǐ				
𥔪	chěn				
𥔫	sǎng				
𥔭	suǒ				
𥔮	qián				
𥔯	huì				
𥔱	shàn				(Cant.) to slip
𥔲	è				
𥔻	qiū				
𥔽	kè				
𥕀	wēng				
𥕁	zī				
𥕂	jí				
𥕇	dǎ				
𥕉	cuò				
𥕍	lǒu				
𥕎	kāng				
𥕏	kuò				
𥕐	dí				
𥕑	qiē				
𥕓	mò				
𥕖	guǒ				
𥕗	hōng				
𥕘	cháo				
𥕙	hēi				
𥕢	cáo				place name in Hunan province
𥕣	zhé				
𥕦	gǔn				
𥕰	xū				
𥕱	péng				
𥕲	jué				
𥕵	gǎn				
𥕶	sī				
𥕸	suì				
𥕹	què				
𥕻	wú				
𥕼	yán				
𥕽	pèng				
𥕾	xiǎo				
𥕿	pān				
𥖍	là				
𥖗	bèng				
𥖘	zhěn				
𥖙	jí				
𥖜	jǐn				
𥖝	lián				
𥖞	kěn				
𥖠	zhóu				
𥖨	zào				
𥖪	lè				
𥖫	qī				
𥖬	bìng				
𥖵	yǐn				
𥖶	pīn				
𥖻	sǒu				
𥖼	lǜ				
𥖾	dí				
𥖿	dú				
𥗀	liǎo				
𥗁	zhuó				
𥗊	chǎng				
𥗒	chèn				
𥗓	tà				
𥗙	què				
𥗚	dào				
𥗝	rǎng				
𥗟	pò				
𥗦	zhōng				
𥗧	xiē				
𥗪	jiāng				
𥗫	qú				
𥗬	lěi				
𥗭	cà				
𥗮	quē				
𥗵	xiàng				
𥗶	lèi				
𥗺	làn	𬒇			
𥗽	lán	𬒗			
𥗿	lǎ				
𥘁	lǎ				
𥘄	yù				
𥘊	jiào				
𥘋	qín				
𥘌	jī				
𥘏	gǎn				
𥘒	yì				
𥘠	yì				
𥘡	zhī				
𥘤	biǎo				
𥘥	shēng				
𥘦	jiù				
𥘫	hē				
𥘬	fú				
𥘮	jū				
𥙀	zuǒ				
𥙁	yí				
𥙆	xiàn				
𥙇	yí				
𥙉	sì				
𥙋	chuì				
𥙎	mò				
𥙡	zhān				
𥙣	xún				
𥙦	rú				
𥙨	huò				
𥙬	shāo				
𥙰	shòu				
𥙾	yòu				
𥙿	yù				
𥚂	jùn				
𥚉	zī				
𥚊	lù				
𥚚	chǐ				
𥚛	kūn				
𥚠	zhùn				
𥚦	hóu				
𥚩	xǔ				
𥚾	zōng				
𥚿	yìng				
𥛂	zhū				
𥛅	liù				
𥛑	nù				
𥛘	bì				
𥛚	chì				
𥛜	zǔ				
𥛝	féng				
𥛞	lù				
𥛟	pǔ				
𥛥	zhuàn				
𥛧	zhé				
𥛨	shī				
𥛩	yǔ				
𥛪	lù				
𥛫	liáng				
𥛯	jué				
𥛰	liào				
𥛱	bēng				
𥜃	yì				
𥜄	guān				
𥜌	ǎo			澳	a coat, jacket, robe
𥜏	guì				
𥜐	mǐn	𫀓			
𥜒	yǎn				to pray to the gods
𥜓	lán				
𥜖	bó				
𥜙	zàn				
𥜚	yǒu				
𥜥	yì				the duration of a dynasty or reign
𥜦	nǐ				
𥜬	nǐ				
𥜭	guǒ				
𥜮	jùn				
𥜰	shī	𫀌			
𥜲	xiǎn				
𥜴	qiān				
𥜵	què				
𥜶	kuí				
𥝀	shé				
𥝂	huò				
𥝄	wàn				
𥝊	fèi				
𥝋	fèi				
𥝌	jī				
𥝍	yù				
𥝑	zhī				
𥝒	guà				
𥝔	jié				
𥝕	máng				
𥝖	hé				
𥝘	yǒu				
𥝟	dù				
𥝠	sī				
𥝢	lì			利	to take advantage of; sharp (of weapons); profitable; profit
𥝥	jié				
𥝦	niǔ				
𥝧	bà				
𥝨	yú				
𥝮	zhī				
𥝸	hé				
𥝹	kē				
𥝾	dù				
𥝿	jiā				
𥞁	chēn				
𥞃	chuì				
𥞄	hé				
𥞅	zhǎi				
𥞊	mèi				
𥞍	hé				
𥞎	zǐ				
𥞏	zhú				
𥞒	tuó				
𥞘	zùn				
𥞚	rú				
𥞛	duò				a stack, pile
𥞜	jiàng				
𥞧	héng				
𥞩	bēng				
𥞪	mò				
𥞯	zú				
𥞲	biē				
𥞴	kù				
𥞵	jiá	𥞦			
𥞺	zhuō				
𥞼	xiū				
𥟃	hé				
𥟅	qiāo				
𥟍	fěi				
𥟎	shēng				
𥟒	zhuì				
𥟓	kuǎn				
𥟔	zè				
𥟕	xiān				
𥟗	bì				
𥟘	yì				
𥟚	chàng				
𥟪	mào				
𥟶	wǎn				
𥟽	wū				
𥟾	kū				
𥟿	wǒ				
𥠀	xīng				
𥠁	kē				
𥠃	jiū				
𥠄	duān				
𥠅	huàn				
𥠈	zhì				
𥠉	cè				
𥠊	róu				
𥠋	jí				
𥠍	yè				
𥠛	jīng				
𥠜	yàng				
𥠡	zǒng				
𥠩	cǎn				
𥠱	sī				
𥠲	lì				
𥠳	gǔ				
𥠴	chàng				
𥠶	fěi				
𥠷	liú				
𥠹	jié				
𥠺	yūn				
𥠽	zhì				
𥡀	chóu				
𥡁	biē				
𥡒	jī				
𥡜	luó				
𥡝	jiān				
𥡟	chuāng				
𥡠	shuǎng				
𥡢	lǜ				
𥡣	jùn				
𥡤	jiào				to shrink
𥡦	tì				
𥡧	zhā				
𥡪	yì				
𥡬	cōng				
𥡭	něi				
𥡮	jiā				
𥡴	jì			稽	surname
𥡽	ài				
𥢇	jiǎn				
𥢊	bèn	𬓱			
𥢌	fán				
𥢍	suì				
𥢎	zùn				
𥢏	diàn				
𥢐	gāo				
𥢑	gǎo				
𥢒	láo				
𥢔	zhuó				
𥢢	tuí	䅪			(a simplified form) disease of the private part, hernia, colic
𥢦	bì				
𥢧	jú				
𥢮	huá				
𥢲	chéng				
𥢶	kuài	𫞷			
𥢷	dāng	𫀮			
𥢸	gé				
𥢹	xié				
𥢻	jié				
𥢽	cān				
𥣆	zú				
𥣈	pú				
𥣋	shǔ				
𥣌	bǔ				
𥣗	níng				
𥣘	yǎn				
𥣙	zhòu				
𥣛	méng				
𥣝	biǎn				
𥣟	xiàng				
𥣤	lù				
𥣥	lí				
𥣩	jì				
𥣫	miè				
𥣬	lèi				
𥣮	zhì				
𥣯	yōu				
𥣰	biǎn				
𥣸	mù				
𥣺	ràn				
𥤂	niǎo				
𥤊	quán				
𥤋	zhé				
𥤐	lèi				
𥤗	dǎng				
𥤘	jué				
𥤜	líng				
𥤞	líng				
𥤟	yán				
𥤣	yǎo				
𥤤	zhèn				
𥤥	qī				
𥤦	ài				
𥤨	nú				
𥤩	mǎng				
𥤱	kǎn				
𥤳	jiū				
𥤴	yǎn				
𥤵	miàn				
𥤷	yín				
𥤸	wán				
𥤹	yào				
𥤺	wā				
𥤻	pí				
𥤼	suì				
𥥅	kǒng				(Cant.) a hole, hollow; cavity
𥥈	hóng				
𥥊	mǐng				
𥥋	líng				
𥥌	yì				
𥥍	shēn				
𥥏	zuò				
𥥛	tū				
𥥝	yòng				
𥥟	wà				
𥥠	guǐ				
𥥡	hòng				
𥥥	shì				
𥥧	xiòng				
𥥩	ā				
𥥱	chéng				
𥥳	kēng				
𥥴	yì				
𥥵	yàng				
𥥶	tíng				
𥥷	dòu				
𥥸	chá				
𥥹	liù				
𥥽	qiú				
𥥾	xuǎn				
𥥿	shēn				
𥦀	kuān				
𥦁	tòng				
𥦃	qiǎn				
𥦅	chòu				
𥦊	wěn				
𥦌	lòng				
𥦍	ǎn				
𥦔	kǎn				
𥦖	yǎo				
𥦘	fú				
𥦜	bèng				
𥦝	lǎn				
𥦞	qià				
𥦟	diàn				
𥦢	jiào				
𥦣	guī				
𥦥	xiòng				
𥦨	kè				
𥦶	xiàn				
𥧂	gǒng		𥨐		
𥧆	ǒu				
𥧇	kē				
𥧋	kū				
𥧑	tián				
𥧒	gòu				
𥧓	mǎ				
𥧕	liù				
𥧙	wèi				
𥧚	wěn				
𥧡	gòng				
𥧣	tú				
𥧤	níng				
𥧧	mì				
𥧫	láng				
𥧬	qiǎn				
𥧭	mán				
𥧮	zhé				
𥧰	huà				
𥧱	yōng				
𥧲	jìn				
𥧴	mèi				
𥧷	fú				
𥧻	qú				
𥨌	liù				
𥨍	fù				
𥨎	dàn				
𥨐	gǒng	𥧂			
𥨒	cuì				
𥨕	xǐng				
𥨜	tū				
𥨝	shòu				
𥨪	qióng				
𥨳	róng				
𥨻	lì				
𥨿	jī				
𥩀	tuò				
𥩌	tóng				
𥩒	tán				
𥩔	líng				
𥩖	yì				
𥩗	ruǎn				
𥩙	pǎ				
𥩝	cà				
𥩡	yuè				
𥩢	què				
𥩣	zhù				
𥩤	hài				
𥩱	fá				
𥩲	hài				a god; to raise
𥪀	bū				
𥪁	pīng				
𥪂	liè	𥩺			
𥪊	kuǐ				
𥪋	fú				
𥪌	tiǎn				
𥪍	wò				
𥪏	jū				
𥪘	zhēn				
𥪚	fú				
𥪢	lóng				
𥪦	xì				
𥪧	tián				
𥪫	jì				
𥪯	yào				
𥪱	cù				
𥪴	pàng				
𥪵	qiè				
𥪻	lóng				
𥪼	jǐ				
𥫂	tóng				
𥫃	yí				
𥫅	chāng				
𥫋	gōng				
𥫎	dòng				
𥫖	xiāng				
𥫙	tǐng				
𥫛	zhuān				
𥫜	yǐ				
𥫝	yì				
𥫞	zǐ				
𥫟	qǐ				
𥫢	chǎ				
𥫬	dùn				
𥫯	chōng				
𥫰	lù				
𥫱	dùn			囤	to hoard
𥫳	fāng				
𥫴	shì				
𥫵	tì				
𥫶	jī				
𥫷	qiū				
𥫸	shuǐ				
𥫹	chén				
𥫼	huàng				
𥫽	shi				
𥬀	yún		䉙		name of a variety of bamboo; big bamboo
𥬆	lóng				
𥬈	mǎn		篵		
𥬉	gōu				
𥬍	xiān				
𥬎	mò				
𥬐	shěn				
𥬒	pō				
𥬓	yào				
𥬔	qū				
𥬕	rǎn				
𥬙	jù				
𥬜	yǐn				
𥬝	bái				
𥬞	niè		籋		
𥬪	róng				
𥬫	chuǎn				
𥬬	niè				
𥬭	lì				
𥬮	jiāng				
𥬯	kǎo				a basket
𥬰	cè				
𥬱	chòng				
𥬲	zhuā				
𥬳	zǐ				
𥬴	yáng				
𥬼	wěn				
𥭋	jì				
𥭌	jì				
𥭐	lǜ				
𥭑	qiú				
𥭒	dùn				
𥭓	báo				
𥭔	chān				
𥭖	bó				
𥭘	chī				
𥭙	zhè				
𥭚	màng				
𥭜	jì				
𥭝	miào				
𥭞	yuàn				
𥭠	wú				
𥭡	zhì				
𥭢	pīng				
𥭥	chōng				
𥭫	mí				
𥭬	féi				
𥭭	cuō				
𥭮	méng				
𥮍	yín				
𥮎	mǎng				
𥮏	diǎn				
𥮐	diāo				
𥮒	qián				
𥮕	hàng				
𥮖	zhí				
𥮗	jú				
𥮘	niàn				
𥮜	mí		䉲		thin and flat slips of bamboo used for weaving purpose
𥮝	gǔ				
𥮣	zhuā				
𥮤	niè				
𥮥	zhuó				
𥮧	yè				
𥮨	còng				
𥮪	xū				
𥮬	xì				
𥮯	bō				
𥮾	cǎn		篸		a basket, hod, scuttle; a hairclasp
𥯃	yǎn				
𥯑	jǐn				
𥯔	jǔ				
𥯕	dàng				
𥯖	dù				
𥯘	yé				
𥯙	jìng				
𥯚	kè				
𥯛	luò				
𥯜	wěi				
𥯝	tū				
𥯞	yóu				
𥯟	pài				
𥯡	pí				
𥯢	dìng				
𥯤	wěi	𫁳			
𥯥	chè				
𥯦	jiàn				
𥯨	sī				
𥯩	zhuó				
𥯪	sòu				
𥯬	ruǎn				
𥯮	yú				
𥯳	è				
𥯶	kǔ				
𥯸	zhù				
𥯾	xiá				
𥰛	fú				
𥰜	táo				
𥰝	xī				
𥰞	chōu				
𥰟	yuán				
𥰠	lǘ				
𥰡	cè				
𥰢	shàn				
𥰣	liú				
𥰥	xì				
𥰦	jī				
𥰧	yǐ				
𥰨	tán				
𥰪	hú				
𥰭	cuō				
𥰮	gě				
𥰰	shì				
𥰱	sāo				
𥰲	hòng				
𥰳	xiàn				
𥰶	xiá				
𥰻	mù				
𥰼	suǒ				
𥰾	zhài				
𥱀	fū				
𥱁	sè				
𥱂	nú				
𥱃	yì				
𥱧	qín				
𥱨	qìng				
𥱵	huì				
𥱶	shuǎng				
𥱷	dǎn				
𥱸	ōu	𬔯			
𥱹	mò				
𥱺	qiān				
𥱻	chì				
𥱼	pái				a basket; a raft
𥱽	juàn				
𥲀	cháo				
𥲁	liè				
𥲂	bīng				
𥲃	kòu				
𥲄	dàn				
𥲅	chóu				
𥲆	tōng				
𥲇	dàn				
𥲈	mǎn				
𥲉	hù				
𥲊	liáo				
𥲋	xián				
𥲍	cáo				
𥲎	lù				
𥲏	chuàn				
𥲐	wú				
𥲑	mán				
𥲕	zǐ				
𥲗	dù				
𥲚	shuàng				
𥲛	fù				
𥲜	jù				
𥲝	zhòu				
𥲟	diào				
𥲠	wàng				
𥲡	chuāng				
𥲢	qiān				
𥲣	tuì				
𥲥	lián				
𥲦	biāo				
𥲧	lí				
𥲪	lí				
𥳆	bì				
𥳇	fù				
𥳈	cuì				
𥳉	dū				
𥳋	zàn				
𥳌	lóng				
𥳍	xún				nettle
𥳎	qióng				
𥳏	jī				
𥳐	qiǎn				
𥳒	jiǎn				
𥳓	shāo				
𥳔	duò				
𥳕	shū				
𥳖	bù				
𥳗	xū				
𥳘	dǒng				
𥳚	rán				
𥳜	yáng				
𥳝	ruǐ				
𥳞	lìn				
𥳟	jiǎn				
𥳠	dì				
𥳡	fén				
𥳢	diàn				
𥳣	zuì				
𥳥	nǐng				
𥳪	suàn				
𥳫	tiǎn				
𥳬	àn				
𥳯	cè				
𥳰	dìng				
𥳱	shēn				
𥳲	dù				
𥳳	tí				
𥳴	jiǎo				
𥳵	zuì				
𥳶	zhǎng				
𥳷	jiǎn				
𥳸	dàn				
𥳹	dǎn				
𥳺	sǒng				
𥴐	zhǎn				
𥴑	tíng				
𥴒	zhì				
𥴕	yóu				
𥴖	pái				
𥴡	lǐ				
𥴤	qián				
𥴦	suì				flute
𥴧	jǔ				rough mat; ugly
𥴨	ài	𫂖			
𥴩	gé				
𥴪	jù				
𥴫	tún				
𥴬	bì				
𥴭	qià				
𥴮	bó				
𥴯	huì				
𥴱	jiàn				
𥴴	gōu				
𥴵	suàn				
𥴺	cí				
𥴻	qiàng				
𥴿	yán				
𥵏	diàn				
𥵒	miè				
𥵜	pò	䇚			
𥵝	lǐng	𬕬			
𥵞	jié				
𥵟	zhù				
𥵠	gǔ				
𥵣	duān				
𥵤	zhào				
𥵦	shǎo				
𥵧	qǐn				
𥵨	mí				
𥵪	píng				
𥵫	cóng				
𥵬	chōu				
𥵯	sà				
𥵶	tiǎn				
𥶅	liú				
𥶆	lǘ				
𥶇	lǔ				
𥶈	zōu				
𥶌	lǜ				
𥶍	huǎn				
𥶏	tiáo				
𥶐	tuí				
𥶑	qiǎng				
𥶒	lìn				
𥶓	bēi				
𥶔	páo				
𥶕	zhān				
𥶗	lì				
𥶛	tí				
𥶜	hú				
𥶢	liè				
𥶵	huǐ				
𥶶	qū				
𥶷	xuǎn				
𥶹	jìng				
𥶺	dié				
𥶻	suí				
𥶽	wèi				
𥶿	yán				
𥷀	yān				
𥷁	bàn				
𥷃	jiǎng				
𥷄	nǐ				
𥷅	lì				
𥷆	hú				
𥷇	qì				
𥷈	zhōng				
𥷑	bì				
𥷔	yú				
𥷕	dié				
𥷖	lìn				
𥷗	lì				
𥷘	zhuó				
𥷙	jì				
𥷚	jū				
𥷜	fēng				
𥷞	yù				
𥷨	liè				
𥷩	zá				
𥷪	qián				
𥷫	jiē				
𥷬	guān				
𥷮	zhuó				
𥷱	fù				
𥷹	sè				
𥷼	cù				
𥸃	huǐ				
𥸈	dàng				
𥸉	lóng				
𥸊	yì				
𥸗	sǎ				
𥸘	yuè				
𥸚	dí				
𥸡	gǎn				
𥸢	zān				
𥸣	shàn				
𥸤	yù				
𥸥	bǒ				
𥸧	dìng				
𥸨	fán				
𥸪	yù				
𥸬	shēn				
𥸲	gōng				
𥸴	miè				
𥸵	tún				
𥸸	liè				
𥹁	zhā				
𥹂	pēi				
𥹄	mí				
𥹆	míng				
𥹇	fàn				
𥹉	nà				(Cant.) sticky
𥹊	sì				
𥹋	yí				
𥹌	jiā				
𥹍	zhù				
𥹓	bān				
𥹔	yù				
𥹖	pǒ				
𥹚	huān				
𥹛	càn				
𥹜	jiāo				
𥹠	tán				
𥹩	zhì				
𥹫	mǐ				
𥹬	kǎo				
𥹱	yāo				
𥹲	duì				
𥹳	quǎn				
𥹴	bù				
𥹵	chù				
𥹶	qiǎo				
𥹷	liú				
𥹸	bó				
𥹺	kāng				
𥹻	fèn				
𥺅	dào		䊭		to overturn; to pour out, to respond, to examine carefully, to stick, thick congee
𥺉	dòu				
𥺊	gé				
𥺙	líng				
𥺚	xí				
𥺜	nì				
𥺝	zhōu				
𥺞	zhōu				
𥺣	chōu				
𥺴	niān				
𥺵	jī				
𥺷	qū				
𥻄	kāi				
𥻇	xiàn				
𥻉	hé				
𥻋	lín				
𥻍	zī				
𥻑	ǒu				
𥻒	cù				
𥻝	zhòng				
𥻞	bú				
𥻤	chōu	𬖖			
𥻥	xì				
𥻦	sà	𫂿			
𥻧	xián				
𥻨	sè				
𥻩	miàn				
𥻫	fán				
𥻬	zhī				
𥻮	cuì				
𥻴	xià				
𥻾	nuò				
𥻿	lí				to stick; sticky
𥼀	zú				
𥼂	cuī				
𥼃	zé				
𥼅	lí				
𥼘	qí				
𥼚	zhuō				
𥼛	cuì				
𥼜	pū				
𥼞	fán				
𥼟	tán				
𥼩	zī				
𥼪	zǔ				
𥼫	zhōu				
𥼬	róng				
𥼭	lín				
𥼮	tán				
𥼶	shì	𬖘			
𥼺	cuǐ				
𥼻	zī				
𥼼	fū				
𥽁	xiào				
𥽈	fēng				
𥽏	xiàn				
𥽐	jiàn				
𥽒	fèn				
𥽗	lì				
𥽘	mò				broken grain, bran
𥽟	yōu				
𥽥	huò				
𥽧	qū				
𥽬	niàng				
𥽰	mí				
𥽳	qì				
𥽶	hé				
𥽸	liàn				
𥽿	zuò				
𥾂	líng	𮇤			
𥾅	zhú				
𥾇	niǎo				
𥾊	jǐ				
𥾋	réng				
𥾌	jié				
𥾍	gǎn				
𥾐	yì				
𥾓	zhóu				
𥾕	wù				
𥾚	gěng				
𥾛	cù				
𥾝	miè	𬘔			
𥾡	xún				
𥾣	zhī				
𥾤	xiáo				
𥾧	fú				
𥾨	hú				
𥾬	dī				
𥾮	jué				
𥾯	diào	𫄝			
𥾹	shǒu				
𥾼	wǎng				
𥿃	nà				
𥿄	dī				
𥿅	shì				
𥿆	cí				
𥿇	shū				
𥿉	wà	𬘚			
𥿊	chè	𦈈			
𥿋	fán				
𥿍	gū				
𥿎	yuān				
𥿑	guān				
𥿚	qiè				
𥿜	zhǎn				
𥿝	dài				
𥿞	shē				
𥿦	zhōu				
𥿧	xiǎng				
𥿨	míng				
𥿩	zì				
𥿪	huāng				
𥿫	mí				
𥿭	xì				
𥿮	zhì				
𥿯	pài	𬘦			
𥿰	duǒ				
𥿴	cì				
𥿵	móu				
𥿷	chào				
𥿹	yì				
𥿺	gōu				
𦀇	jīng			經	the past; a classic
𦀓	zēng				
𦀔	pīng				
𦀕	yè				
𦀖	jié	𫄦			
𦀘	pī				
𦀛	shā				
𦀜	zhuàng				
𦀝	jiǒng				
𦀠	liú				
𦀡	yǔ				
𦀣	jū				
𦀨	nuò				
𦀸	mào				
𦁄	chēn	𰬙			
𦁆	zhuàn				
𦁇	niàn				
𦁈	kòng				
𦁉	jiē				
𦁊	huà				
𦁍	xīn				
𦁎	zuó				
𦁏	yàn				
𦁐	jué				
𦁕	hū	𰬦			
𦁖	zhòu				
𦁗	shè				
𦁙	yǎn				
𦁛	xiè				
𦁜	dié				
𦁟	chēn				
𦁲	jiǎn				
𦁳	jì				
𦁶	chuò				
𦁷	hóng				
𦂀	dá				
𦂄	kāi				
𦂅	xīng	𦈒			
𦂆	huì				
𦂇	jiǎn				
𦂈	zhòu				
𦂉	zhǎ				
𦂊	fù				
𦂋	chì	𬘸			
𦂌	běng				
𦂍	nuò				
𦂑	jì				
𦂒	qián				
𦂔	wàn				
𦂕	óu				
𦂖	bì				
𦂗	shuò				(Cant.) to tighten
𦂠	jīng				
𦂡	yè				
𦃄	fěi	𦈗			
𦃇	lí				
𦃊	lì				
𦃋	pí				
𦃒	suì	𬘼			
𦃓	liú				
𦃔	hé				
𦃕	hǔn				
𦃖	tǎn				
𦃗	shuò				
𦃘	zhì	𬘽			
𦃙	bó				
𦃝	xì				
𦃡	pó				
𦃢	qǔn				
𦃤	mù				
𦃽	yōng				
𦄂	dài				girdle; zone
𦄊	qǐ				
𦄋	diǎo	𬘞			
𦄌	niè				
𦄍	shuǎng	𬘾			
𦄏	shāo				
𦄐	kǔn				
𦄑	suì				
𦄓	dōu				
𦄔	dié				
𦄜	gōng				
𦄯	zhuǎn				
𦄰	guó				
𦄼	xū	𬘳			
𦄽	qú				
𦅀	xún				
𦅃	jiāo				
𦅄	zhé				
𦅆	diàn				
𦅇	sāng	𫄪			
𦅈	bēng	𫄵			
𦅊	suǒ				
𦅋	qiǎn	𬙃			
𦅏	xū				
𦅑	xún				
𦅔	mò				
𦅵	suì				
𦅶	là				
𦅷	zhǔ	𬙅			
𦅸	zhòu				
𦅺	lì				
𦅼	dān				
𦅽	jú				
𦅿	yùn				
𦆀	chǎn				
𦆁	luó				
𦆄	sè				
𦆆	lián	𰬾			
𦆈	zuǎn	𰬹			
𦆋	lài				
𦆌	shuǎng				
𦆍	qiè				
𦆘	dōu				
𦆞	wù				
𦆟	méng				tangled
𦆡	jì				
𦆤	chī				
𦆦	nǐ				
𦆸	yáo				
𦆻	là				
𦆾	lǜ				
𦇀	suì				
𦇁	fū				
𦇄	lěi				
𦇅	wěi				
𦇎	cōng	𰭁			
𦇔	lì				
𦇖	pín				
𦇘	jūn				
𦇙	jǔ				
𦇛	là	𰬼			
𦇧	jì				
𦇪	miè				
𦇬	yào				
𦇭	biān				
𦇱	cóng				
𦇲	sī				
𦇵	sī				
𦇸	hé				
𦈃	nàng				
𦈅	dié				
𦈈	chè		𥿊		
𦈉	yùn		緷		
𦈋	xiǔ		綇		
𦈎	chǎn		繟		
𦈐	lián		縺		to tangle, knot, kink, get twisted; to get complicated
𦈑	yīn		緸		
𦈒	xīng		𦂅		
𦈓	wēi		䋿		a decorative knot made of colorful silk (blue, yellow, red, white and black)
𦈔	gǔ		縎		
𦈖	tā		䌈		to get something with a lasso
𦈗	fěi		𦃄		
𦈘	dā		䌋		a kerchief hung at the waist, a tiny sack; a purse or pouch carried hanging over the girdle
𦈙	niè		䌰		connected silk, measurement
𦈚	cù		縬		
𦈛	zuǒ		繓		
𦈜	jié		䌖		to gather; to assemble; to come together; to blend; to mix, disorderly; mixed, a general term for wealthy goods and textiles (in southern minority group)
𦈝	xuàn		繏		
𦈞	bó		䌟		
𦈟	jīn		䌝		
𦈠	yǐn		䌥		to sew clothes; to do needle-work
𦈣	yú				
𦈤	xiòng				
𦈦	qì				
𦈧	bēi				
𦈨	xíng				
𦈩	gǒng				
𦈬	zuǐ				
𦈰	jiē				
𦈲	kāi				
𦈵	xíng				
𦈶	bēi				
𦈷	shū				
𦈸	yù				
𦈺	zhǒu				
𦈻	zhǎn				
𦉂	zhōng				
𦉆	chá				to break off; a potsherd, a flaw
𦉈	chuí				
𦉉	liù				
𦉎	suī				
𦉐	zhǔ				
𦉙	biàn				
𦉝	xìn				
𦉟	yà				
𦉢	líng				
𦉧	yà				
𦉬	tīng				
𦉹	dí				
𦊁	pí				
𦊂	hù				
𦊃	cén				
𦊊	tiān				
𦊋	mǒu				
𦊌	juǎn				
𦊎	mǒu				
𦊐	jù				
𦊑	liǔ				
𦊓	lǐng				
𦊗	liǔ				
𦊘	hù				
𦊦	fú				
𦊧	hú				
𦊪	è				
𦊫	gōng				
𦊬	gū				
𦊱	guà				
𦊹	lüè				
𦊻	fán				
𦊼	lǜ				
𦊽	méng				
𦊾	fú				
𦊿	liú				
𦋅	xié				
𦋆	gū				
𦋈	xiàn				
𦋉	bó				
𦋋	jì				
𦋓	quān				
𦋔	lù				
𦋞	shuò				
𦋡	mǒu				
𦋢	yù				
𦋣	hàn				
𦋩	yuè				
𦋪	dàn				
𦋯	yú				
𦋰	jiān				
𦋳	gāng				
𦋿	cáo				
𦌀	shèn				
𦌁	liǔ				a net
𦌆	jiāo				
𦌉	sù				
𦌊	sù				
𦌋	zhòng				
𦌒	liào				
𦌔	xuǎn				
𦌕	lù				
𦌗	jì				
𦌚	yán				
𦌟	lù				
𦌡	mǐn				
𦌢	tí				
𦌦	huàn				
𦌩	yì				
𦌪	tǎn				
𦌬	wǔ				
𦌰	jī				
𦌷	dú				
𦌸	kūn				
𦌺	jūn				
𦌿	shī				
𦍀	nàn				
𦍁	pò				
𦍄	shū				
𦍅	quàn				
𦍌	rèn				
𦍏	fén				
𦍒	tà				
𦍓	tún				
𦍕	yáng				
𦍦	duō				
𦍧	cī				
𦍩	gǔ			羖	a ram
𦍪	fén				
𦍭	róu				
𦍱	gāo				
𦍲	xiáng				
𦍴	xiáng				
𦍵	hǒu				
𦍷	tāo				
𦍸	shàn				
𦍹	yáng				
𦍺	zì				
𦍼	yuán				
𦎄	sú				
𦎇	chuàn				
𦎈	xiáng				
𦎊	bān				
𦎌	mǎn				
𦎎	fǔ				
𦎏	lǎ				
𦎐	lǐ				
𦎒	jié				
𦎓	yōu				
𦎘	yù				
𦎚	chì				
𦎜	chuàn				
𦎝	yì				
𦎞	shān				
𦎢	jí				
𦎣	yān				
𦎦	wù				
𦎧	chún				
𦎨	máng				
𦎭	fú				
𦎮	jiā				
𦎯	gòu				
𦎰	gú				
𦎱	jiá				
𦎵	xián				
𦎷	jìn				
𦎸	zì				
𦎹	lóu	𰭚			
𦎼	gòu				
𦏀	rén				
𦏂	shān				
𦏅	jué				
𦏆	tóng				
𦏇	yǒu				
𦏔	jiān				
𦏕	dú				
𦏗	hú				
𦏛	sāo				
𦏜	yù				
𦏢	mài				
𦏤	zhī				
𦏥	yān				
𦏦	gāo				
𦏨	huài				
𦏮	quán				
𦏱	yǎng				
𦏳	zuǐ				
𦏷	xiāo				
𦏸	yì				
𦏹	yǎn				
𦏺	hóng				
𦏻	yú				
𦏿	chì				
𦐁	chí				
𦐄	háng				
𦐅	sè				
𦐆	pā				
𦐇	tà				the sound of wings, whir
𦐈	fēn				to fly, soar
𦐉	chī				
𦐌	hóng				
𦐍	xuè				
𦐖	zhǐ				
𦐛	qú				
𦐠	xī				
𦐡	fú				
𦐣	shū				
𦐤	hài				
𦐦	pò				
𦐨	cǐ				
𦐰	chài				
𦐳	hōng				
𦐸	pǎo				
𦐹	shēn				
𦐺	xiāo				
𦐽	xuān				
𦐾	cǐ				
𦐿	tíng				
𦑀	pò				
𦑇	tà				
𦑈	chā				
𦑋	zú				
𦑌	huò				
𦑍	xù				
𦑎	yàn				
𦑏	chài				
𦑑	tuó				
𦑘	xián				
𦑙	xuān				
𦑚	hóu				
𦑛	huǎn				
𦑜	gé				
𦑝	chǒng				
𦑞	bì				
𦑟	hōng				
𦑠	hōng				
𦑡	chí				
𦑣	chá				
𦑯	zhǎ				
𦑱	zhái				
𦑲	tà				
𦑵	pò				
𦑶	tà				
𦑸	yóu				
𦑹	fú				
𦑺	cī				
𦑻	dá				
𦑼	tǎ				
𦑾	liú				
𦒁	cī				
𦒃	hōng				
𦒅	hàn				
𦒆	lā				
𦒈	shī				
𦒍	tóng				
𦒎	huì				
𦒏	hé				
𦒐	piē				
𦒑	yù				
𦒜	xiān				
𦒝	hǎn				
𦒟	pò				
𦒦	là				
𦒧	huò				
𦒰	tài				
𦒴	lǎo				
𦒶	shù				
𦒺	dào				
𦒻	diǎn				
𦓈	xiòng				
𦓋	wàng				
𦓍	chě				
𦓎	nài				
𦓐	jué				
𦓓	ér				
𦓔	ér				
𦓕	nǘ				
𦓖	nǜ				
𦓝	zhuǎn				
𦓢	nuò				
𦓤	liè				
𦓥	lěi				
𦓧	bā				
𦓬	chēng				
𦓯	guī				
𦓰	quán				
𦓱	gè				
𦓳	gǒng				
𦓴	shào				
𦓹	lái				
𦓺	zhēng				
𦓻	yì				
𦓼	gǔn				
𦓽	wēi				
𦓾	lǔn				
𦔂	shí				
𦔃	yīng				
𦔄	shěng				
𦔅	tú				
𦔆	bì				
𦔈	zé				
𦔉	zhòng				
𦔋	rǒng				
𦔌	qí				
𦔍	fù				
𦔎	cè				
𦔓	lí				
𦔔	mán				
𦔖	lián	𫅼			
𦔗	biāo				
𦔛	chuáng				
𦔜	yì				
𦔠	pài				
𦔥	yì				
𦔦	kuài				
𦔩	biāo				
𦔫	chì				
𦔬	qú				
𦔭	mò				
𦔮	zhé				surname
𦔯	shà				
𦔰	shà				
𦔷	yāo				
𦔸	gōng				
𦔹	nài				
𦔼	xiè				
𦔿	tiàn				
𦕆	yé				
𦕉	shā				
𦕏	sào				
𦕒	diān			覘	to spy, peep
𦕓	xù				
𦕙	qú				
𦕠	hōng				
𦕡	shèng				
𦕢	tìng				
𦕰	duo				
𦕵	liáo				
𦕷	hòng				
𦕸	lǐ				
𦕺	xiǎng				
𦕽	shèn				
𦖀	fū				
𦖈	yǎn				
𦖉	wǎng				
𦖊	qī				
𦖋	duǒ				
𦖍	huà				
𦖎	qiān				
𦖐	xiè				
𦖝	cì				
𦖞	shēng				
𦖢	èr				
𦖤	xīng				
𦖦	tuì				
𦖧	yàn				
𦖩	liè				
𦖬	mí				
𦖸	zòng				
𦖺	zī				
𦖼	hú				
𦖽	yíng				
𦖾	lián				
𦖿	dā				(Cant.) to hang down; to lower one's head
𦗀	tián				earring
𦗁	tiàn				
𦗋	róng				
𦗍	ài				
𦗐	ài				
𦗑	zhé				
𦗒	guō				
𦗓	lù				
𦗔	zhāo				
𦗕	mí				
𦗖	liáo				
𦗗	zhé				
𦗛	qǔ				
𦗜	cōng				
𦗟	tīng				
𦗡	tán				
𦗢	zhǎn				
𦗣	hú				
𦗥	piē				
𦗧	dā				
𦗨	róng				
𦗮	nǎo				
𦗳	náng				
𦗴	dāng				
𦗵	jiǎo				
𦗻	jù				
𦗼	ěr				
𦘊	lì				
𦘌	guō				
𦘍	wài				
𦘒	niè				
𦘔	jīn				
𦘩	pǐ				(Cant.) chin
𦘪	chì				
𦘲	pǐ				
𦘳	yì				
𦘴	dū				
𦘵	wǎ				
𦘶	xūn				
𦘸	qì				
𦘹	shàn				
𦘼	xū				
𦘿	hē				
𦙀	pàn				
𦙂	pēi				
𦙄	xiōng				
𦙆	chǐ				
𦙇	tān				
𦙈	zuì				
𦙉	zuǎn				
𦙊	qì				
𦙋	dū				
𦙙	shuǐ				
𦙜	nǎ				
𦙝	xī				
𦙧	chǎo				
𦙨	yì				
𦙫	zhēng				
𦙮	jú				
𦙯	dài				
𦙱	sān				
𦙴	zhù				
𦙵	wàn			腕	the wrist; universal joint
𦙸	sān				
𦙹	bàn				
𦙺	jià				
𦙻	mài				
𦚈	tuò				
𦚊	qì				
𦚏	zhuāng				
𦚐	tuó				
𦚓	píng				fat
𦚝	pēng				
𦚞	kuāng				
𦚟	yí				
𦚡	xiè				
𦚢	yuē				
𦚣	hén				
𦚥	hóu				
𦚦	zhēng				
𦚧	chǔn				county name
𦚨	shì				
𦚩	wǎ				
𦚫	xié				
𦚸	gèng				
𦛅	è				
𦛏	kú				buttocks
𦛐	nà				
𦛓	jū				
𦛔	xuàn				
𦛕	qū				
𦛖	chè				
𦛗	lǚ				
𦛘	hé				
𦛙	shèng				
𦛚	nàn				oily
𦛜	hé				
𦛝	chá				
𦛞	yān				
𦛟	gěng				
𦛠	niè				
𦛢	guó				
𦛣	yán				
𦛤	guǎn				
𦛧	zhì				
𦛨	lao		朥		
𦛯	dǔ				
𦛰	qì				
𦛱	qū				
𦛲	jué				
𦜁	fēng				
𦜃	xù				
𦜄	tuì				
𦜆	hán				
𦜇	kū				
𦜊	shēn				
𦜋	zhì				
𦜍	pàng				
𦜎	zhēng				
𦜏	lì				
𦜐	wǎn				
𦜒	fǎn				
𦜓	xìn				
𦜖	yà	𬁺			to stretch, spread
𦜛	jū				
𦜜	shèn				
𦜭	mǎng				
𦜯	tǔn				
𦜰	zhuó				
𦜱	xī				
𦜲	yìn				
𦜳	jīng				
𦜴	tún				
𦜷	gèng				
𦜸	jì				
𦝏	zhuǎn				
𦝒	tiē				
𦝔	zhī				
𦝖	jí				
𦝚	yíng				
𦝛	wèi				
𦝝	huàn				
𦝞	tíng				
𦝟	chán				
𦝢	kuí				
𦝣	qià				
𦝤	bàn				
𦝥	chā				
𦝦	tuǒ				
𦝧	nǎn				
𦝨	jiē				
𦝪	yān				
𦝬	tú				
𦝮	wěn				
𦝰	cōng				
𦝳	xù				
𦝴	yìn				
𦝷	bèng				
𦝼	lǘ		膢		
𦞁	zāi				
𦞂	dā				
𦞆	niè				
𦞇	jǔ				
𦞈	hóu				
𦞌	gèng		𣎄		
𦞕	hóu				
𦞖	kān				
𦞗	gōng				
𦞙	huǐ				
𦞚	xiè				
𦞝	xì				
𦞞	hán				
𦞟	mí				
𦞡	wěng				
𦞢	hùn				
𦞣	sāo			臊	rank; rancid; fetid
𦞤	xìn				
𦞥	zhé				
𦞦	huò				
𦞨	gōng				
𦞫	sài				
𦞬	jīn				
𦞭	wā				
𦞱	duǐ				
𦞲	chī				
𦞽	xī				
𦟂	mí				
𦟃	zāng				
𦟄	sǎng				
𦟓	tún				
𦟔	zhì				
𦟕	wěn				
𦟘	yín				
𦟙	tǔn				
𦟛	chōng				
𦟜	zé				
𦟞	xiāo				
𦟟	mó				
𦟠	cù				
𦟣	biǎn				
𦟤	xiū			饈	viands, delicacies
𦟧	yí				
𦟮	huǎng				
𦟰	zhā				
𦟱	suō				
𦟲	hún				
𦟳	jù				
𦠁	cù				
𦠄	jī				
𦠅	xún	𫞅			
𦠆	sǔn				
𦠇	céng				
𦠉	yì				
𦠎	biāo				
𦠒	jué				
𦠓	lì				
𦠖	pào				
𦠛	zā				
𦠜	yè				
𦠞	bì				
𦠟	zhè				
𦠠	zhè				
𦠢	jiù				
𦠣	zhé				
𦠦	shù				
𦠪	xī				
𦠷	xǔ				
𦠸	nǎi				
𦠹	xián				
𦠺	gǔn				
𦠻	wèi				
𦠾	jí				
𦠿	sà				
𦡂	dǒng				
𦡃	nuó				
𦡄	dù				
𦡅	zhēng				
𦡆	kū				(Cant., vulg.) anus
𦡉	míng				
𦡕	báo				
𦡖	huì	𰗆			
𦡙	zōng				
𦡨	sàn				
𦡪	tēng				
𦡫	yí				
𦡭	yù				
𦡱	yào				
𦡲	nǐng				
𦡴	chóu				
𦡵	hùn				
𦡷	duì				
𦡹	qì				
𦡺	yǐng				
𦡻	bìng				
𦡼	níng				
𦡽	huáng				
𦢆	yǐng				
𦢊	báo				(Cant.) blister
𦢎	guàng				
𦢏	lěi				
𦢐	zǔn				
𦢙	chǎn				
𦢣	jiǎn				
𦢧	méng				
𦢩	xiào				
𦢯	xìn				
𦢱	lí				
𦢺	qiǎo				
𦢿	wěi				
𦣀	nà				
𦣂	pāng				
𦣄	léi				
𦣇	luó	𬂂			(Cant.) buttocks
𦣋	luán				
𦣍	gēng				
𦣏	luán				
𦣒	qú				
𦣖	luó				
𦣘	náng				
𦣛	luó				
𦣜	yuè				
𦣢	shuì				
𦣥	mì				
𦣦	wáng				
𦣧	cè				
𦣨	jiān				
𦣩	wǎng				
𦣯	jiā				
𦣴	huán				
𦣸	liàn				
𦣹	zì				
𦣺	bái				
𦣻	shǒu				
𦣾	wǎn				
𦤂	shū				
𦤇	guī				
𦤈	xī				
𦤊	rú				
𦤋	yào				
𦤎	gāo			臯	a marsh, pool; high; the fifth month
𦤕	yuè				
𦤘	yōng				
𦤙	wà				
𦤚	bó				
𦤟	xìn				
𦤢	pì				
𦤣	bó				
𦤦	hài				(Cant.) a smell, scent
𦤧	zhài				
𦤨	wò				
𦤪	yè				
𦤫	bì				
𦤬	hài				
𦤸	chì				
𦤻	zhì				
𦤽	ní				
𦥁	wú				
𦥂	ǎi				
𦥈	ǎi				
𦥉	yǔ				
𦥊	chì				
𦥍	jìng				
𦥎	zhì				
𦥏	zhì				
𦥐	zhì				
𦥑	jú				
𦥖	hán				
𦥚	pīng				
𦥝	yǎo				
𦥣	yóu				
𦥤	pīng				
𦥦	mò				
𦥬	zuò				
𦥭	pò				
𦥯	xué	𰃮			to learn
𦥰	kuáng				
𦥱	yì				
𦥲	pò				
𦥻	zhuì				
𦦃	ní				
𦦄	qiǔ				
𦦅	còu				
𦦌	yǎo				
𦦑	fén				
𦦕	xiá				
𦦗	jiāng				
𦦘	chā				
𦦛	xiào				
𦦜	chā				
𦦢	chéng				
𦦣	cuì				
𦦧	qióng				
𦦩	yù				
𦦫	yú				
𦦯	wèn				
𦦱	chā				
𦦲	yǔ				
𦦹	zuó				
𦦺	dǎo				
𦦽	juàn				
𦦾	dǎo				
𦦿	yīng				
𦧁	fěng				
𦧅	wèng				
𦧈	jìn				
𦧉	qì				
𦧋	qìn				
𦧍	kuò				
𦧏	tān				
𦧐	xiān				
𦧒	tiān				
𦧔	kuò				
𦧖	tiàn				
𦧘	hú				
𦧙	zhū				
𦧚	zhān				
𦧛	tà				
𦧝	tiān				
𦧞	tà				
𦧟	tà				
𦧠	huá				
𦧡	yǎn				blaze
𦧢	tiè				
𦧤	tiè				
𦧥	tà				
𦧬	huài				
𦧮	jiá				
𦧯	qì				
𦧱	tà				
𦧴	tān	𰰆			
𦧵	huà				
𦧸	zhuàn				
𦧹	huā				
𦧼	lán				
𦨆	zūn				
𦨇	yì				
𦨈	fú				
𦨉	wù				
𦨋	fú				
𦨍	dīng				
𦨎	tà				
𦨖	chào				
𦨙	rì				
𦨚	quǎn				
𦨜	gē				
𦨡	fú				
𦨢	dì				
𦨣	diāo				
𦨤	yǒng				
𦨦	jià				
𦨩	lóng		𦪽		
𦨬	yǒng				
𦨭	pí				
𦨯	huó				
𦨰	qióng				
𦨲	fán				
𦨳	wú				
𦨴	tóng				
𦨵	háng				
𦨸	tān				
𦨾	hēng				
𦩄	tiāo				
𦩈	zhōu				
𦩋	bài				
𦩌	xiè				
𦩍	dāo				
𦩏	jīn				
𦩕	hū				
𦩖	bēi				
𦩘	dìng				
𦩜	nuó				
𦩝	wèi				
𦩞	yú				
𦩠	xīng				
𦩡	fú				
𦩢	xiàn				
𦩣	qì				
𦩤	tū				
𦩧	jí				
𦩩	yìng				
𦩫	dèng				
𦩬	wēi				
𦩭	xī				
𦩯	pái				
𦩱	shéng				
𦩲	yǒu				
𦩴	ái				
𦩵	jiàn				
𦩷	gōu				
𦩸	ruò				
𦩼	gòng				
𦩿	shà				
𦪀	táng				
𦪇	lù				
𦪈	áo				(Cant.) to kneel
𦪊	qì				
𦪋	xiū				
𦪍	dāi				
𦪑	fá				
𦪒	wèi				
𦪔	dùn				
𦪕	liáo				
𦪖	fān				
𦪗	huáng				
𦪘	jué				
𦪙	tà				
𦪚	zùn				
𦪛	ráo				
𦪜	cān				
𦪝	téng				
𦪠	huà				
𦪡	xū				
𦪣	zhān				
𦪧	gǎn				
𦪪	péng				
𦪫	cān				
𦪬	xiē				
𦪭	dá	𬜔			
𦪱	jì				
𦪶	lǐ				
𦪹	pán				
𦪽	lóng	𦨩			
𦪾	lì				
𦪿	xí				
𦫀	téng				
𦫃	líng				
𦫈	lǐ				
𦫉	rán				
𦫊	líng				
𦫎	gǔn				
𦫔	pō				
𦫕	mò				
𦫖	pāi				
𦫙	bà				
𦫡	qí				
𦫤	yán				
𦫪	wà				
𦫫	ǎng				
𦫭	mìng				
𦫮	mǐn				
𦫯	xùn				
𦫰	méng				
𦫳	guǎi				
𦫶	jiāo				
𦫻	gǎi				
𦬁	cái				
𦬂	wù				
𦬃	zhé				
𦬄	rěn				
𦬅	kōu				
𦬔	zhǎo				
𦬕	zhōng				
𦬖	qiú				
𦬗	guō				
𦬘	gōng				
𦬙	pū		𦿍		
𦬚	hù				
𦬛	miǎn				
𦬞	tiān				
𦬣	wǎng				
𦬸	zhú				
𦬹	dá				
𦬺	xiòng				
𦬻	ná				
𦬾	juān				
𦭁	niǎn				
𦭈	hù				
𦭉	shā				
𦭜	zhī				
𦭟	tā				
𦭡	sī				
𦭥	yì				
𦭭	qióng				
𦭮	zhì				
𦭯	lǚ				
𦭰	rú				
𦭲	qí				
𦭳	yǔ				
𦭴	zhōu				
𦭵	yáng				
𦭶	xiǎn				
𦭷	móu				
𦭸	chóu				
𦭹	huī				
𦭺	jiū				
𦭻	jiù				
𦭼	piǎo				
𦮁	jiào				
𦮃	guāi				
𦮅	mò				
𦮐	xī				
𦮑	pú				
𦮯	jì				
𦮶	wěn				
𦮷	bèi				
𦮸	yǐ				
𦮹	fú				
𦮺	sī				
𦮻	juān				
𦮼	jì				
𦮾	nì				
𦯀	bèn				
𦯅	xù				
𦯈	qǐn				
𦯉	bó				
𦯌	wáng				
𦯍	zhè				
𦯏	wò				
𦯐	sháo				
𦯑	zào				
𦯒	yǎng				
𦯕	sòng				
𦯖	niè				
𦯛	bì				
𦯣	cú				
𦯤	qiāng				
𦯪	xiào				
𦯫	zhī				
𦯬	shé				
𦯯	zhì				
𦯰	pēng				
𦰏	diào				
𦰖	wò				
𦰘	zhǐ				
𦰙	bì				
𦰛	fén				
𦰡	nà				
𦰥	bāng				
𦰪	qiú				
𦰫	nǐ				
𦰬	bó				
𦰭	dùn				
𦰯	shǐ				
𦰰	xū				
𦰱	cháng				
𦰲	xū				
𦰳	yé				
𦰴	mí		䕳		name of a variety of grass
𦰸	xīn				
𦰹	zhuó				
𦰺	fù				
𦰽	pǐ				
𦰾	xuè				
𦱀	yù				
𦱁	xián				
𦱂	yù				
𦱃	yú				
𦱅	jū				
𦱆	tā				
𦱇	kōng				
𦱊	zhēng				
𦱋	méng				
𦱌	gāng	𫇪			
𦱒	mù				
𦱓	xǐ				
𦱔	bì				castor oil plant
𦱖	fù				wolfsbane
𦱜	xiào				
𦱠	jiū				
𦱣	gǒu				
𦱰	chí				
𦱱	jiū				
𦱲	jiū				
𦱵	shā				
𦱷	fēi				
𦲫	fú				
𦲯	wàn				
𦲰	xū				
𦲱	bō				
𦳁	hào				
𦳃	xié				
𦳄	pián				
𦳅	yǔ				
𦳇	tián				
𦳈	pí				
𦳊	shǐ				
𦳋	kuǎi				
𦳌	jī				
𦳏	zhā				
𦳐	nài				
𦳑	mǒu				
𦳓	fú				
𦳔	dù				
𦳗	shěng				
𦳘	chá				
𦳚	chí				
𦳛	guǐ				
𦳜	mín				
𦳝	tāng	𰰢			
𦳞	bài				
𦳟	qiāng				
𦳡	zhuó				
𦳢	wèi				
𦳣	xún				
𦳥	miǎo				
𦳦	zāi				
𦳧	yóu				
𦳩	yòu				
𦳫	shān				
𦳬	hé				
𦳭	lǚ				
𦳮	zhí				
𦳲	jìng				
𦳳	zhēn				
𦳶	méng				
𦳷	yóu				
𦳹	wò				
𦳺	bá				
𦳽	juàn				
𦳾	rú				
𦳿	còu				
𦴀	zhī				
𦴉	hú				
𦴊	yāng				
𦴌	jùn				
𦴍	shé				
𦴎	kòu				
𦴑	qián				
𦴔	méng				
𦴚	tiáo				
𦵐	niè				
𦵟	chí				
𦵡	xiōng				
𦵣	hùn				
𦵦	dí				
𦵧	láng				
𦵩	zāo				
𦵪	cè				
𦵫	suǒ				
𦵬	zù				
𦵭	suī				
𦵯	xiá				
𦵱	xiè				
𦵴	jié				
𦵵	yóu				
𦵷	gòu				
𦵸	gěng				
𦵼	jùn				
𦵽	huǎng				
𦵾	jí				
𦵿	pōu				
𦶀	wū				
𦶂	yì				
𦶅	nǎi				
𦶇	rǒng				
𦶈	nán				
𦶊	píng				
𦶋	shàn				
𦶌	diāo				
𦶍	jí				
𦶎	huā				
𦶏	duì				
𦶐	kǒng				
𦶑	tà				
𦶓	hòng				
𦶕	shū				
𦶙	héng				
𦶚	fěn				
𦶲	kòu				cardamom seeds
𦷙	nián				
𦷝	chú			芻	to cut grass; hay
𦷦	qiàng				
𦷲	xì				
𦷳	hú				
𦷴	sòng				
𦷵	wò				
𦷷	hài				
𦷸	rú				
𦷹	méng				
𦷻	sǎn				
𦷽	wú				
𦷿	yóu				
𦸁	tān				
𦸂	shēn				
𦸆	qǐ				
𦸈	guó				
𦸉	qià				
𦸊	xiān				
𦸏	suī				
𦸐	lù				
𦸓	qī				
𦸔	diāo				
𦸗	qí				
𦸘	jiá				
𦸙	yóu				
𦸚	xí				
𦸛	cháo				
𦸡	mì				
𦸢	lòu				
𦸣	bǐ				
𦸪	péi				
𦸮	zhēn				
𦸯	shēn				
𦸰	chǎn				
𦸱	fù				
𦸶	qū				
𦸷	sī	𬝊			
𦸺	zuī				
𦹫	zhào				
𦹽	pí				
𦺀	còu				
𦺆	gāo				
𦺇	dú				
𦺉	fū				
𦺊	guān				
𦺋	sǎo				
𦺌	sǒu				
𦺍	jiǎn				
𦺎	póu				
𦺐	cán				
𦺑	bèng				
𦺒	mòu				
𦺓	zhāo				
𦺔	xiáo				
𦺖	jú				
𦺗	shū				
𦺘	jiǎn				
𦺙	lí				
𦺛	chuàn				
𦺜	lào				to weed; a plant
𦺞	hè				
𦺟	hú				
𦺠	gū				
𦺡	zhǎng				
𦺢	jié				
𦺣	xiàng	𰱝			
𦺥	dū				
𦺦	hán				
𦺧	jiá				
𦺨	xiàng				
𦺩	jí				
𦺪	shǔ				
𦺫	làng				
𦺬	jī				
𦺭	shān				
𦺰	tāo				
𦺱	zī				
𦺲	shuàn				
𦺴	jí				
𦺵	chù				
𦺶	jì				
𦺷	shēn				
𦺸	lìn				
𦺹	liáo				
𦺻	sǎn				
𦺽	ǎn				
𦺾	ruǎn				
𦻀	tí				
𦻁	dàn				
𦻃	huán				
𦻅	sà				
𦼆	ruí				
𦼇	wū				
𦼈	jù				
𦼉	huán				
𦼊	léng				
𦼋	lù				
𦼎	tān				
𦼏	zēng				
𦼓	qián				
𦼗	xī				
𦼡	cǐ				
𦼢	shé				
𦼧	sà				
𦼪	mào				
𦼫	qú				
𦼭	bó				
𦼮	gǎn				
𦼰	qiè				
𦼱	juàn				
𦼲	dāng				
𦼳	cháng				
𦼴	yáng				
𦼵	hé				
𦼷	jī				
𦼹	bǐng				
𦼻	méi				
𦼿	dūn				
𦽀	ǎo				
𦽁	jīng				
𦽂	lù				
𦽃	miàn				
𦽄	diàn				
𦽅	hè				
𦽇	jiān				
𦽊	huá			驊	a chestnut horse
𦽋	gōu				
𦽎	lù				
𦽏	fú				
𦽐	huǐ				
𦽒	zéi	𬝠			
𦽔	jìn				
𦽕	sī				
𦽖	qūn				
𦽜	dàn				
𦽞	wàn				
𦽟	biǎn				
𦽤	jiá				
𦽫	dǎn				
𦽬	jiū				
𦽭	xián				
𦽮	bó				
𦾏	xiá	𰅻			
𦾑	biāo				
𦾕	pò				
𦾘	sǎo				
𦾙	bèi				
𦾚	shà				
𦾛	wěi				
𦾝	cāng				
𦾞	lù				
𦾩	dàn				
𦾫	gǔ				
𦾬	zā				
𦾭	bǎng				
𦾮	gàn				
𦾱	chāo				
𦾲	jì				
𦾳	liē				
𦾵	qióng	𦴇			
𦾶	jiàn	𬞋			
𦾷	lù				
𦾸	duān				
𦾹	suān				
𦾺	yáo				
𦾻	yǐn				
𦾽	tà				
𦾾	yáo				
𦾿	jīng				
𦿀	chú				
𦿁	fú				
𦿂	yuán				
𦿃	shǎo				
𦿅	bìng				
𦿆	dàng				
𦿇	shì				
𦿊	lú				
𦿋	qiè				
𦿌	luó				
𦿍	pò	𦬙			
𦿏	méng				
𦿐	jié				
𦿓	jī				
𦿖	lù				
𧀄	chàng				
𧀅	miè				
𧀆	méng				
𧀇	jiǎn				
𧀊	cǎi				
𧀌	sù				
𧀔	hè				
𧀕	sà				
𧀗	zī				
𧀘	kēng				
𧀙	gěng				
𧀚	sī				
𧀠	tí				
𧀡	zhàn				
𧀢	xiè				
𧀣	shuí				
𧀤	chǐ				
𧀥	yōu				
𧀦	lǔ				
𧀧	mèng				
𧀨	liè				
𧀩	sì				
𧀬	xī				
𧀭	fán				
𧀮	fū				
𧀯	shěn				
𧀰	tí				
𧀱	chài				
𧀲	yuè				
𧀴	fū				
𧀵	jiàn				
𧀶	dì				
𧀹	zhè			蔗	sugar cane
𧀺	xié				
𧀻	dān				
𧀿	zhí				
𧁃	xù				
𧁈	niè				
𧁉	fàn				
𧁊	méng				
𧁋	mǐn				
𧁾	lóu				
𧁿	dú	𮏺			
𧂁	zhàn				
𧂂	jiàn				
𧂃	hàn				
𧂄	dàn				
𧂅	sēn	𬞣			
𧂆	jiàn				
𧂇	tán				
𧂈	jiǎo				
𧂉	pó				
𧂋	píng				
𧂍	zhuàn				
𧂏	liáo				
𧂐	zì				
𧂒	zhuó				
𧂔	hù				
𧂙	xì				
𧂛	méng				
𧂜	jù				
𧂝	miè				
𧂞	xián				
𧂠	kuì				
𧂡	méng				
𧂢	jiān				
𧂦	nóu				
𧂨	dì				
𧂩	sāo				
𧃏	chù				
𧃐	zhí				
𧃑	qián				
𧃒	lǚ				
𧃔	zhuó				
𧃘	zuò				
𧃙	hán				
𧃚	suǐ				
𧃛	gòu				
𧃝	chǒu				
𧃞	jì				
𧃟	yì				
𧃠	yú				
𧃨	nóu				
𧃩	nǐ				
𧃪	ruò				
𧃮	lín				
𧃱	níng				
𧄍	qiáo				
𧄎	yáo				
𧄏	fù				
𧄐	shuāng				
𧄑	kuì				
𧄒	qú				
𧄓	dǒng				
𧄔	shǔ				
𧄚	lí				
𧄛	jú				
𧄜	ruǐ				
𧄠	zhá				
𧄤	xiāo				
𧄸	mén				asparagus
𧄹	shí				
𧄺	diān				
𧄻	lì				
𧄼	dèng				
𧄽	zàn				
𧄿	luó				
𧅀	cán				
𧅃	āo				
𧅆	jiǎn				
𧅈	diào				
𧅋	yíng				
𧅖	yì				
𧅗	dǎng				
𧅘	nóu				
𧅚	yuè				
𧅮	lǐ				
𧅯	lí				
𧅰	hù				
𧅲	yòu				
𧅺	nàng				
𧆂	chèn				
𧆉	fēng				
𧆊	biē				
𧆏	mǎn				
𧆐	gàn				
𧆑	huò				
𧆓	cū				
𧆕	yǒu				
𧆘	yòu				
𧆜	xū				
𧆡	xù				
𧆢	hǔ				
𧆣	lú				
𧆥	xiá				
𧆦	yì				
𧆮	hǔ				
𧆯	hù				
𧆰	zǐ				
𧆷	gōng				
𧆸	tuī				
𧆹	wū				
𧆺	líng				
𧆻	gū				
𧆼	zhōng				
𧇄	lú				
𧇈	zù				
𧇌	tóng				
𧇍	xiā				
𧇎	hé				
𧇓	yuè				
𧇙	nán				
𧇚	bó				
𧇛	hū				
𧇜	qì				
𧇝	shú				
𧇞	qiāng				
𧇟	zhōu				
𧇠	yào				
𧇡	gū				
𧇥	bān				
𧇦	kǎn				
𧇮	hé				
𧇯	jì				
𧇰	hú				
𧇱	yán				
𧇶	chūn				
𧇷	dǐng				
𧇸	qiū				
𧇹	hóu				
𧇼	hào				
𧇿	zù				
𧈁	xián				
𧈄	xià				
𧈅	xì				
𧈈	sè				
𧈌	gé				
𧈍	xì				
𧈑	gé				
𧈔	lǚ				
𧈖	gé				
𧈗	kè				
𧈙	shòu				
𧈚	zhù				
𧈜	téng				
𧈝	yà				
𧈞	nì				
𧈦	luò				
𧈧	suī				
𧈪	chǎn				
𧈭	wù				
𧈯	yū				
𧈹	zǎo				
𧈻	yì				
𧈼	xī				
𧈽	hóng				
𧈾	quán				
𧈿	wǎng		𬠐		
𧉀	chǐ				
𧉁	xì				
𧉂	tiǎn				
𧉃	yǔn				
𧉅	yī				
𧉆	jí				
𧉇	huī				
𧉈	fóu				
𧉊	fǔ				
𧉍	jí				
𧉎	xuán				
𧉑	tài				
𧉓	dù				grubs; to destroy
𧉗	yuán				
𧉛	dì				
𧉞	zhǔ		䗿		a kind of insect; mole cricket
𧉟	tāi				
𧉡	rǒng				
𧉢	xué				
𧉣	yù				
𧉤	fàn				
𧉥	běi				
𧉧	qǔ				
𧉩	bù				
𧉪	jiā				
𧉫	zhá				
𧉭	nǔ				
𧉮	shé				
𧉲	lì				
𧊄	guǐ				
𧊅	guǎi				(Cant.) frog, toad
𧊇	dài				
𧊏	gāi				
𧊒	cì				
𧊔	yǎn				
𧊕	sōng				
𧊖	shì				
𧊘	kù				
𧊙	zhǐ				
𧊚	tóng				
𧊛	qú				
𧊜	è				
𧊞	xíng				
𧊟	rú				
𧊠	yú				
𧊣	yì				
𧊤	yì				
𧊥	xù				
𧊦	fǒu				
𧊧	gé				
𧊬	hé				
𧊭	yīn				
𧊯	hòng				
𧊱	duǒ				
𧊽	xíng				
𧊾	fán				
𧋉	qī				
𧋊	shā				(Cant.) a large butterfly
𧋌	dù				
𧋍	dì			蜇	to sting, a sting
𧋎	lí				
𧋏	yì				
𧋐	xí				
𧋑	gěng				
𧋒	tóng				
𧋓	kào				
𧋔	hòng				
𧋕	kùn				
𧋖	niè				
𧋗	chí				
𧋘	tí				
𧋚	tóng				
𧋠	lí				
𧋡	nà				
𧋱	zhān				
𧋲	běi				
𧌁	tiáo				
𧌃	zā				
𧌄	è				
𧌅	shòu				
𧌆	kōng				
𧌇	péng				(Cant.) a large butterfly
𧌈	fù				
𧌉	lù				
𧌊	xiè				
𧌋	xiè				
𧌌	xiū				
𧌍	lù				
𧌎	tiǎn				
𧌏	tà				
𧌐	cì				
𧌑	qū				
𧌓	fù				a grasshopper, locust
𧌔	zhī				
𧌖	xiè				
𧌗	zǒu				
𧌘	fèi				
𧌙	mín				
𧌚	xīng				
𧌝	tóng				
𧌞	qí				
𧌠	piāo				
𧌢	suì				
𧌣	ěr				
𧌧	hǔ				
𧌻	sōng				
𧌽	biē				
𧌾	dīng				
𧌿	bǎn				
𧍀	shī				
𧍁	xiè				
𧍂	xiáo				
𧍃	fěi				
𧍒	chuǎn				
𧍓	shuài				
𧍔	yāo				
𧍕	jué	䖼			the dung beetle, scarabaeus; the scavenger beetle
𧍖	shěng				
𧍘	yōu				
𧍙	fàn				
𧍜	kuí				
𧍝	dì				
𧍟	máo				
𧍠	jié				
𧍢	yán				
𧍥	wēi				
𧍨	sāng				
𧍩	jié				
𧍪	yú				
𧍫	wèi				
𧍬	è				
𧍭	quán				
𧍮	jiǒng				
𧍯	féng				
𧍰	lóng				
𧍱	dié				
𧍲	pián				
𧍴	liàn				
𧍵	hú				
𧍶	lǜ				
𧍿	diàn				
𧎃	cuì				
𧎄	móu				
𧎕	wáng				
𧎖	juān				
𧎗	kē				
𧎘	yán				
𧎙	jiǎo				
𧎡	gōng				
𧎣	róng				
𧎤	sūn				
𧎥	shàn				
𧎨	chí				
𧎪	qí				
𧎫	suǒ				
𧎭	yè				
𧎮	zǎo				
𧎯	quē				
𧎰	zhǎn				
𧎱	bā				
𧎲	zú				
𧎳	suǒ				
𧎴	zhé				
𧎵	xì				
𧎷	chǔ				
𧎸	jiǎo				
𧎹	zuì				
𧎺	gē				
𧎻	wù				
𧎾	lüè				
𧎿	jí				
𧏂	xié				
𧏃	xié				
𧏆	dǒu				
𧏋	qiū				
𧏑	píng				
𧏓	liú				
𧏥	jié				
𧏧	huì				
𧏫	shà				
𧏸	zhí				
𧏹	ài				
𧏺	xù				
𧏻	bì	𬠃			
𧏽	yē				
𧏾	nì				
𧏿	zhú				
𧐁	sù				
𧐃	xié				
𧐄	yù				
𧐅	qū			蛆	maggots, centipedes
𧐈	zú				
𧐉	zhī				
𧐊	zhāng				
𧐋	lüè				
𧐌	wěi				
𧐍	chōng				
𧐎	mì				
𧐐	jī	𰳁			
𧐒	sù				
𧐓	yě				
𧐔	xí				
𧐕	tuán				
𧐖	lián				
𧐗	xuán				
𧐙	wù				
𧐟	máo				
𧐬	hóng				
𧐯	lüè				
𧐰	dú				
𧐱	cóng	𬟺			
𧐲	chán				
𧐳	lù				
𧐴	sù				
𧑀	lüè				
𧑆	zhōng				
𧑇	lí				
𧑈	fèi				
𧑊	jǐng				
𧑋	kuì				
𧑌	yì				
𧑍	huá				
𧑎	cuì				
𧑐	yù				
𧑑	běng				
𧑒	tūn				
𧑓	shǔ				
𧑔	dài				
𧑕	wū				
𧑖	cì				
𧑗	nìng				
𧑘	dàng				
𧑙	zú				
𧑚	hán				
𧑜	pí				
𧑝	chuàn				
𧑠	dù				
𧑡	pá				
𧑤	zhū				
𧑦	xié				
𧑧	zhé				
𧑨	qiè				
𧑩	xuān				
𧑫	sào				
𧒀	bì				
𧒂	fù				
𧒈	lì				
𧒎	é				
𧒐	yē				
𧒑	shǔ				
𧒓	sè				
𧒕	qī				
𧒖	guò	𰲺			
𧒗	sè				
𧒙	fù				
𧒚	máo				
𧒜	léi				
𧒝	zhān				
𧒨	chài				
𧒭	wèi		𧔥		
𧒽	léi				
𧒿	zéi				
𧓀	yīng				
𧓁	ài				
𧓂	xiē				
𧓄	bì				
𧓋	chán				
𧓎	pí				
𧓏	cóng				
𧓐	liè				
𧓑	qí				
𧓓	jì				
𧓔	jīng				
𧓕	dōng				
𧓖	féi				
𧓗	yí				
𧓘	tuán				
𧓨	měng				
𧓩	cán				
𧓪	yá				
𧓲	yǎng				
𧓴	tíng				
𧓸	zhí				
𧓺	xiè				
𧓻	lǜ				
𧓽	lì				
𧓿	máo				
𧔂	xiá				
𧔅	sòu				
𧔖	sū				
𧔗	xuè				
𧔝	lì				
𧔞	yuán				
𧔡	zhǎn				
𧔣	tà				
𧔤	xuán				
𧔥	wèi	𧒭			
𧔦	yè				
𧔧	páng				
𧔨	máo				
𧔩	tí				
𧔪	pín				
𧔬	dù				
𧔭	qiú				
𧔮	yǐ				
𧔳	tuó				
𧔴	chài				
𧔷	jìn				
𧔼	é				
𧕃	chán				
𧕄	yīng				
𧕅	líng				
𧕇	xiǎn				
𧕉	qī				
𧕋	yuè				
𧕌	lüè				
𧕍	yíng				
𧕎	qú				
𧕒	fěi				
𧕓	zī				
𧕙	qīng				
𧕝	níng				
𧕞	wèi				
𧕟	shuāng	𧉐			
𧕡	fù				
𧕤	mò				
𧕥	mò				
𧕦	tuó	𬠷			
𧕧	chài				
𧕨	zàng				
𧕮	lí				
𧕯	lí				
𧕱	xiá				
𧕲	juǎn				
𧕴	nán				(Cant.) a pimple, an insect bite
𧕵	mì				
𧕸	huáng				
𧕺	shuāng				
𧕼	xǔ				
𧕿	fěi				
𧖁	xiè				
𧖆	tà				
𧖇	yǒng				
𧖉	zhǎn				
𧖑	qiáng				
𧖒	náng				
𧖔	lìn				
𧖘	luán				
𧖙	xiǎn				
𧖚	fú				
𧖜	líng				
𧖠	sāo				
𧖢	huì				
𧖨	tíng				
𧖪	qíng				
𧖬	huāng				
𧖮	àn				
𧖵	mǎn				
𧖷	nì				
𧖻	guó				
𧖼	ǒu				
𧖿	xiàng				
𧗁	jīn				
𧗆	zhēng				
𧗈	n				
𧗋	sàn				
𧗌	hù				
𧗎	zú				
𧗏	huǐ				
𧗒	jī				
𧗖	yè				
𧗦	xíng				
𧗩	là				
𧗪	yù				
𧗫	jué				
𧗱	shù				
𧗲	zhēng				
𧗴	yǒng				a raised path
𧗶	gē				
𧗸	jiàn				
𧗹	xìn				
𧗼	huī				
𧗿	shuài				
𧘂	chōng			衝	to rush at, dash against
𧘃	háng				
𧘈	liǎo				
𧘍	jiāng				
𧘏	gōng				
𧘑	zhuó				
𧘗	qǐ				
𧘜	qiān				
𧘞	dǒu				
𧘟	pō				
𧘢	hù				
𧘥	niǔ				
𧘧	qì				
𧘨	diāo				
𧘩	diāo				
𧘫	lì				
𧘮	xiōng				
𧘽	ná				
𧘿	zhēng				
𧙀	là				old or badly fitting clothes; untidy
𧙁	zhì				
𧙃	ě				
𧙄	bō				
𧙅	pō				
𧙆	xū				
𧙇	yòng				
𧙈	cí				
𧙉	lì				
𧙌	páo				
𧙏	xiù				
𧙛	pù				
𧙝	ché				
𧙞	qì				
𧙡	yì				
𧙣	tí				
𧙤	duǒ				
𧙥	lóng				
𧙧	jiàn				
𧙭	zhàn				
𧙮	yuàn				
𧙶	yú				
𧙸	gēng				
𧙺	hòu				
𧙾	qǐ				
𧚀	mù				
𧚁	huàn				
𧚂	lòng				
𧚃	xì				
𧚄	é				
𧚅	lǎng				(Cant.) crotch
𧚆	fèi				
𧚇	wǎn				
𧚉	cūn				
𧚋	péng				
𧚏	cuò				
𧚐	wēng				
𧚡	gǎo				
𧚥	cuì				
𧚨	qì				
𧚩	lí				
𧚪	qiè				
𧚫	qiàn				
𧚬	kōng				
𧚭	běng				
𧚯	shòu				
𧚷	wēi				
𧛄	shān				
𧛏	zī				
𧛒	tì				
𧛓	qiān				
𧛔	dú				
𧛗	tú				
𧛚	wēi				
𧛞	hú				
𧛟	xīng				
𧛡	shān				
𧛢	zhǐ				
𧛧	chǐ				
𧛸	zhòu	𬡎			
𧛹	wēng				
𧛺	chí				
𧛻	suǒ				
𧛼	xiè				
𧛾	kè				
𧜁	shài	𬡕			to make smaller, fit; seam
𧜂	shī	𬡔			
𧜃	shòu				
𧜅	jiè				
𧜉	gǎo				
𧜊	lǚ				
𧜔	xiè				
𧜚	zhǐ				
𧜞	mán				
𧜠	shuài				
𧜡	kè		𧞔		
𧜣	diǎo	𬡍			
𧜤	yī				
𧜦	sù				
𧜧	chuāng				
𧜱	cuì				
𧜲	tuò				
𧜵	xiè	䙊			arid; dry; parched
𧜽	xuán				
𧝂	hè				
𧝃	jué				
𧝆	tì				
𧝇	fèi				
𧝉	zhǐ				
𧝊	shì				
𧝋	tuí				
𧝎	chōng				
𧝐	tì				
𧝑	zhàn				
𧝒	héng				
𧝔	qú				
𧝕	wéi				
𧝗	dūn				
𧝘	bào				
𧝜	liáo				
𧝤	sī				
𧝪	biǎo				
𧝫	xiè				
𧝬	bié				
𧝮	cǒng				
𧝲	jù				
𧝳	hé				
𧝷	kuì				
𧝸	yōng				
𧞀	shù				
𧞍	niè				
𧞏	yú				
𧞐	zhuó				
𧞑	méng				
𧞒	hú				
𧞕	liè				
𧞝	jiē				
𧞞	xióng				
𧞣	yǎn	𰳹			
𧞩	jié				
𧞪	là				old or badly fitting clothes; untidy
𧞫	shù	𫌋			
𧞬	jié				
𧞭	léi				
𧞰	zú				
𧞲	shì				
𧞸	wéi				
𧞹	dū				
𧞺	sù				
𧟃	xié				
𧟄	ráng				to pull up or tie the sleeves
𧟌	luò	𬡠			
𧟑	qiān				
𧟘	nàng				
𧟙	líng				
𧟜	jì				
𧟠	mìng				
𧟣	gǔ				
𧟨	xuán				
𧟬	xū				
𧟱	bó				
𧟼	wēi				
𧠂	kū				
𧠆	wǎn				
𧠈	chà	𬢇			
𧠊	mào				
𧠋	kè				
𧠎	cì				
𧠒	xiàn				
𧠓	mò				
𧠚	hūn				
𧠛	chàn				
𧠜	shī				
𧠝	zhěn				
𧠞	è				
𧠟	mí				
𧠡	shī				
𧠢	qū				
𧠣	shū				
𧠥	cī	𬢉			
𧠦	yǎn				
𧠩	hū				
𧠪	qī				
𧠫	zhì				
𧠬	huāng				
𧠴	zhǐ				
𧠶	yǒu				
𧠼	gào				
𧠽	yǎo				
𧠾	pōu				
𧡇	yí				
𧡈	chèng				
𧡉	jì				
𧡋	ǎi				
𧡍	dòng	𬢈			
𧡏	suì				
𧡑	jiù				
𧡘	qì				
𧡙	lián				
𧡚	xuǎn				
𧡜	liǎo				
𧡡	yùn				
𧡢	xuǎn				
𧡣	cóu				to look at something unhappily
𧡤	piān				
𧡦	kuí				
𧡨	tí				
𧡩	huǎn				
𧡪	dān	𬢏			
𧡫	guì				
𧡬	chēn				
𧡮	shǎng				
𧡯	jì				
𧡴	liàn	𫌫			
𧡵	kān				
𧡶	shèng				
𧡸	dōu	𰴛			
𧡹	yóu				
𧡺	qí				
𧡼	xiǎo				
𧢂	yì				
𧢃	lóu	𰴚			to look closely
𧢆	chuāng				
𧢋	lào				
𧢌	gāo				
𧢐	zēng				
𧢒	wéi				
𧢖	jiān				
𧢛	yīng				
𧢜	fán				
𧢝	lì				(Cant.) to stare angrily
𧢞	qiān				
𧢢	yào	𬺟			
𧢦	kuī				
𧢧	wéi				
𧢩	què				
𧢬	xiǎo				
𧢭	què				
𧢰	hū				
𧢵	duō				
𧢶	chù				
𧢹	shēn				
𧢼	zhuó				
𧢽	é				
𧢾	jì				
𧣁	tán				
𧣃	pā				
𧣋	jiè				
𧣌	qiào				
𧣑	qián				
𧣒	jù				
𧣕	qiú				
𧣖	tuó				
𧣚	nuò				
𧣛	sì				
𧣟	yí				
𧣡	gǔ				
𧣢	hùn				
𧣣	pá				
𧣤	zī				
𧣦	jiāo				
𧣩	xǐ				
𧣪	shǎo				
𧣬	yí				
𧣭	zhì				
𧣵	lùn				
𧣷	zhōu				
𧣸	jué				
𧣹	tán				
𧣺	nuò				
𧣻	jù				
𧣼	hú				
𧣾	zhì				
𧤃	bī				
𧤍	chì				
𧤎	xuān				
𧤏	jí				
𧤐	guǎ				
𧤑	jú				
𧤒	wò				
𧤓	tuó				
𧤕	qiú				
𧤖	wēi				
𧤗	duān				
𧤙	shòu				
𧤛	zhěn				
𧤜	nè				
𧤟	xì				
𧤠	zhé				
𧤡	zhì				
𧤣	ná				
𧤨	jiān				
𧤮	yáo				
𧤯	guó				
𧤲	dǐ				
𧤴	huò				
𧤵	jīng				
𧤼	jué				
𧤽	yuè				
𧥄	jí				
𧥆	sù				
𧥈	jiān				
𧥊	kūn				
𧥋	wò				
𧥌	kuàng				
𧥍	biāo				
𧥎	jué				
𧥑	bì				
𧥓	chán				
𧥕	zī				
𧥖	lí				
𧥚	fó				
𧥛	qiǎn				
𧥜	yǎn				
𧥞	tàn				
𧥟	mò				
𧥣	kòu	𬣚			
𧥤	xī				
𧥮	hù				
𧥯	hù				
𧥱	fú				
𧥴	yàng				
𧥵	guò				
𧥷	rén				
𧥸	yìn				
𧥹	fēng				
𧥺	jùn	𬣝			(Cant.) to fool, deceive, hoodwink
𧥼	yún				
𧥿	xùn				
𧦁	xì				
𧦎	xiā				
𧦑	háng				
𧦚	hù				
𧦝	hū	𫍞			
𧦞	pù				
𧦟	fān				
𧦤	jiā				
𧦧	yí	𫍟			
𧦭	tuō	𬣢			
𧦮	ná				
𧦸	yín				
𧦹	yìn				
𧧃	jì				
𧧄	wàng				
𧧅	shì				
𧧆	duī				
𧧇	duò				
𧧉	tuó				
𧧊	wā				
𧧋	lì				
𧧏	rè				
𧧒	cì				
𧧓	xù				
𧧔	zhōu				
𧧕	zì				
𧧜	wǎng				
𧧝	yǎ	𬣨			(Cant.) 𧧝𧨊, to bar the way, obstruct
𧧟	jì				
𧧠	chǎo				
𧧩	jí				
𧧵	shǎn	𰵢			
𧧶	tú				
𧧸	bié	𰵬			
𧧹	xì				
𧧺	pī				
𧧻	zhà			詐	
𧧾	huì				
𧨀	suō				
𧨂	hè				
𧨄	yuē				
𧨆	wū				
𧨈	líng				
𧨊	zhà	𬣶			(Cant.) 𧧝𧨊, to bar the way, obstruct
𧨋	huá				
𧨗	chán				
𧨟	è				
𧨡	chén				
𧨧	suì				
𧨩	tiǎn				
𧨰	zhì				
𧨱	tì				
𧨲	āo				
𧨳	zhuó	𰵳			
𧨴	zì				
𧨵	kē				
𧨷	sè				
𧨸	tián				
𧨹	lù				
𧨾	shán	𬤂			(Cant.) to fool, trick, cheat
𧨿	zhǎ				
𧩃	chōng				
𧩅	yàn				
𧩒	mǔ				
𧩓	hū				
𧩚	chī				
𧩝	sù				
𧩣	nǎo				
𧩦	jí	𬤅			
𧩧	duó	𬤏			
𧩨	hòu				
𧩪	còng	𬤋			
𧩫	zhā				
𧩬	yín				
𧩮	xiǎo				
𧩰	biàn				
𧩱	bèng				
𧩲	là				
𧩴	chī				
𧩶	qià				
𧩸	ān				
𧩹	shī				
𧩼	chì	𫍶			
𧪅	nù				
𧪇	jì				
𧪓	ǒu				
𧪕	xiā				
𧪘	chài				
𧪚	ái				
𧪝	shèng				
𧪞	hé	𬤒			
𧪠	jí				
𧪡	chī	𬤓			
𧪢	xì				
𧪣	zhēng				
𧪦	tā	𬤕			
𧪨	mà				
𧪫	pī				
𧪮	xū	𰵻			
𧪯	qiǎn				
𧪹	xià				
𧫊	yù				
𧫑	jié				
𧫒	xià				
𧫓	lǔ				
𧫕	qiè				
𧫗	chà				
𧫛	yàng				
𧫜	jì				
𧫝	shǎ	𫍺			
𧫞	lòu				
𧫠	jī				
𧫡	zhì				
𧫢	wàng				
𧫤	bì				
𧫥	ān				
𧫦	yī				
𧫧	ān				
𧫬	lí				
𧫹	xiān				
𧫾	jiù				
𧫿	tǎn				
𧬁	hào	𰶅			
𧬂	hè				
𧬅	zhā	𬤜			
𧬆	zhǎn				
𧬇	yì	𬤞			
𧬈	xì				
𧬊	xì				
𧬋	fà				
𧬌	yán	𬤠			
𧬏	mǔ				
𧬕	gū				
𧬞	yún				
𧬤	zhòng	𫍼			
𧬦	chǎn				
𧬧	chuáng				
𧬨	huì	𬣪		噦	ringing, spacious
𧬩	zá				
𧬪	gùn	𬤖			
𧬫	jiǎn				
𧬬	yá				
𧬰	xiàng				
𧬱	hè				
𧭃	dàn				
𧭇	mián				
𧭈	níng	𫍾			
𧭊	méng				
𧭌	liè				
𧭍	zhòu				
𧭎	pū				
𧭏	tāi				
𧭓	yíng				
𧭔	téng				
𧭕	guó				
𧭚	qiáng				
𧭜	lǜ				to deceive
𧭝	sà				
𧭞	liè				
𧭟	chí				
𧭠	xiě				
𧭣	guó				
𧭤	bào				
𧭥	luò				
𧭦	juàn				
𧭪	è				
𧭳	hé				
𧭵	mèi				
𧭸	xiè				
𧭹	pín	𫍐			
𧭻	hān				
𧭼	chèn				
𧭽	shàn				
𧭾	huì				
𧮆	yīng	𬤚			
𧮈	jiǎn	𬤯			
𧮍	ān				
𧮑	tà				
𧮒	yī				
𧮓	tuí	𬤱			
𧮗	liú				
𧮙	zuó				
𧮛	lí				
𧮝	pín				
𧮞	xuè				
𧮠	nèn				
𧮡	dòu				
𧮤	lǎn				
𧮫	jué				
𧮬	zhēn				
𧮭	jí				
𧮮	qiān				
𧮰	hān				
𧮱	fén				
𧮳	hān				
𧮴	hóng				
𧮵	hé				
𧮶	hóu				
𧮺	zhàn				
𧮻	chóu				
𧮼	tài				
𧮽	qiàn				
𧮿	shè				
𧯀	yīng				
𧯃	qīn				
𧯆	huò				
𧯈	xì				
𧯉	hè				
𧯊	xì				
𧯋	xiā				
𧯌	hāo				
𧯍	lào				
𧯏	lì				
𧯒	chēng				
𧯖	jùn				
𧯗	xī				
𧯘	hǎn				
𧯞	dòu				
𧯠	dōu				
𧯡	wān				
𧯤	dōu				
𧯥	zài				
𧯦	juàn				
𧯨	lǒu				
𧯩	chù				
𧯫	zhēng				
𧯯	qí				
𧯰	kàn				
𧯱	huò				
𧯲	lái				
𧯺	gāi				
𧯼	shòu				
𧯾	dōng				
𧰃	lóu				
𧰄	tuān				
𧰇	yú				
𧰈	wù				
𧰊	tián				a rumbling sound
𧰒	guó				
𧰘	tán				
𧰙	qí				
𧰠	liè				
𧰡	lì				
𧰣	xūn				
𧰨	gèng				
𧰩	tīng				
𧰪	hàn				
𧰫	chù				
𧰭	tún				
𧰯	xióng				
𧰰	yóu				
𧰱	mò				
𧰲	chǐ				
𧰴	hǔ				
𧰵	dū				
𧰷	mǔ				
𧰹	nà				
𧰻	líng				
𧰿	ài				
𧱀	xiān				
𧱄	kǎn				
𧱅	sì				
𧱆	sān				
𧱊	yì				
𧱏	yì				
𧱐	xiào				
𧱒	zhī				
𧱓	dòu				
𧱘	mài				
𧱜	lún				
𧱝	jué				
𧱡	qiāng				
𧱢	líng				
𧱩	pián				
𧱪	còu				
𧱫	duò				
𧱬	yǔ				
𧱰	zhuō				
𧱲	xì				
𧱳	huài				
𧱴	míng				
𧱵	táng				
𧱹	pū				
𧱻	mì	𰶨			
𧱼	mán				
𧱾	guāi				
𧲀	qiān				
𧲂	lín				
𧲃	mǐn				
𧲄	wěi				
𧲅	céng				
𧲇	hù				
𧲈	suí				
𧲋	jù				
𧲌	shà				
𧲍	méng				
𧲗	wéi				
𧲘	xī				
𧲙	lìng				
𧲜	bì				
𧲝	wèi				
𧲡	lì				
𧲢	zhé				
𧲤	yóng				
𧲥	hú				
𧲦	wán				
𧲧	bā				
𧲨	jiān				
𧲭	zuǒ				
𧲮	zhǎn				
𧲯	bō				
𧲰	qiū				
𧲱	yāng				
𧲴	dōng				
𧲵	qú				
𧲺	pí				
𧲻	zhǎi				
𧲾	shān				
𧲿	gòu				
𧳀	biào				
𧳁	yí				
𧳂	fú				
𧳄	xìn				
𧳅	shì				
𧳆	tōng				
𧳉	dīng				
𧳌	tū				
𧳍	xiāo				
𧳎	wú				
𧳏	péi				
𧳐	huī				
𧳕	lái		𧳟		
𧳙	sì				
𧳚	cuǐ				
𧳛	shà				
𧳜	zhǒu				
𧳝	zhào				
𧳞	wéi				
𧳟	lái	𧳕			
𧳠	bì				
𧳣	dǒng				
𧳦	nǎo				
𧳧	xiē				
𧳨	rǎo				
𧳩	tuàn				
𧳪	wèi				
𧳫	yóu				
𧳬	méi				
𧳭	yuán				
𧳮	zhòng				
𧳶	sōu				
𧳸	gú				
𧳹	shào				
𧳻	zhǎo				
𧳼	pí				
𧳿	tōng				
𧴁	chī				
𧴂	péng				
𧴃	chán				
𧴄	yōng				
𧴅	shuǎng				
𧴇	wǔ				
𧴉	pí				
𧴊	huàn				
𧴌	fú				
𧴎	biào				
𧴓	náo				
𧴕	biào				
𧴖	wèi				
𧴗	yōng				
𧴙	nǎo				
𧴚	guài				
𧴠	lì				
𧴢	xìn				
𧴣	yán				
𧴤	pò				
𧴥	péi				
𧴪	suǒ	𭕆			fragments
𧴬	rèn				
𧴭	shǎn				
𧴲	suǒ				
𧴸	dān				
𧴺	mèn				
𧵃	shǒu				
𧵈	gòu				
𧵊	hān	𬥴			
𧵋	shì				
𧵌	yǎng				
𧵎	gǔ				
𧵛	kē				
𧵞	jū				
𧵠	pài				
𧵡	cè				
𧵢	bāo				
𧵣	xiōng				
𧵤	cái				
𧵧	lǐn				
𧵨	ài				
𧵬	mì				
𧵭	lǎi				
𧵱	xiāo				
𧵳	shé	䞌			a loss; to lose (e.g., money in trade)
𧵻	huó				
𧵼	nì				
𧶄	zhèng	𬥷			(Cant.) to owe
𧶆	lìn				
𧶇	zhá				
𧶊	yún				
𧶍	xù				
𧶔	chéng	𧹓			
𧶕	wǒ				
𧶖	xī				
𧶙	bèi				
𧶜	shāng				
𧶠	yù				
𧶡	mì				
𧶲	duǎn	𬥼			
𧶵	chà				
𧶶	fàn			販	to peddle, trade, deal in
𧶷	zé				
𧶸	chèng				
𧶺	tíng				
𧷅	yí				
𧷋	yāo				
𧷎	kū	𪠀			
𧷐	fén				
𧷑	xié				
𧷒	chèng				
𧷛	kuì	𰷨			
𧷟	bīn				
𧷡	lóu				
𧷥	yì				
𧷦	mì				
𧷧	xiè				
𧷱	guī				
𧷳	luó				
𧷶	shàn				
𧷾	jú				
𧷿	dū				
𧸂	xiān				
𧸅	zhǐ				
𧸈	bìn				
𧸕	zhǐ				
𧸖	zhuàn	𰷬		賺	to earn, sell at a profit
𧸗	xué				
𧸘	liàn	𫎨			
𧸙	suì				
𧸦	làn	𬥾			
𧸧	jù				
𧸨	mián				
𧸩	xùn				
𧸪	zhàn	𬥿			
𧸫	gùn	𫬙			
𧸲	zhì				
𧸽	wèi				
𧸾	quǎn				
𧸿	chài				
𧹈	réng	𪥠			
𧹊	yuè				
𧹌	zī				
𧹐	luò				
𧹑	guì		䞈		
𧹓	chéng		𧶔		
𧹕	jū		䝻		to sell, to store up; to stockpile; to deposit
𧹖	tiǎn		賟		
𧹗	wàn		贃		to earn, to make a profit; (Cant.) to enjoy oneself
𧹛	zhī				
𧹞	nǎn				
𧹣	hān				
𧹨	xī				
𧹩	lín				
𧹬	yān				
𧹭	xù				
𧹲	hù				
𧹳	gàn				
𧹴	xù				
𧹶	xì				
𧹺	cuì				
𧹽	xì				
𧹾	hú				
𧺅	yān				
𧺎	yì				
𧺏	chí				
𧺐	jué				
𧺒	zú				
𧺜	jiào				
𧺝	yì				
𧺟	tǎn				
𧺠	chì				
𧺡	bá				
𧺢	tòu				
𧺣	zōng		𧽵		
𧺤	qiú				
𧺧	chì				
𧺨	xǐ				
𧺰	nì				
𧺲	cū				
𧺴	wǔ				
𧺶	chù				
𧺷	sū				
𧺸	yóng				
𧺹	jǔ				
𧺺	bá				
𧺼	cǐ				
𧺽	dì				
𧺾	pǎn				
𧺿	chì				
𧻁	qiǔ				
𧻃	yán				
𧻍	zhǎi				
𧻒	xiàn				
𧻓	bèng				
𧻔	kuāng				
𧻕	qì				
𧻖	zhōu				
𧻗	jú				
𧻘	qiè				
𧻙	mò				(Cant.) 轉灣𧻙角, not straightforward
𧻚	yuán				
𧻜	guì				
𧻝	zuī				
𧻧	qiè				
𧻰	hú				
𧻱	qiú				
𧻲	hái				
𧻳	fù				
𧻴	làng				
𧻵	shà				
𧻶	xī				
𧻷	bū				
𧻸	shì				
𧻹	yǒng				
𧻺	guāng				
𧻼	niè				
𧻿	hǒu				
𧼊	mì				
𧼎	è				
𧼏	xián				
𧼐	yǔn				
𧼑	xù				
𧼒	qǐn				
𧼓	dōng				
𧼔	léng				
𧼕	qì				
𧼖	lán				
𧼗	fú				
𧼘	qǐ				
𧼙	chǒng				
𧼜	cù				
𧼟	mò				
𧼠	bēi				
𧼤	dào				
𧼨	jié				
𧼩	chòng				
𧼪	chì				
𧼫	yù				
𧼬	cuī				
𧼭	sù				
𧼮	tì				to wade
𧼯	shù				
𧼰	zhá				
𧼱	fú				
𧼳	chè				
𧼴	fó				
𧼵	hóu				
𧼶	zhá				
𧽄	jié				
𧽅	zhá				
𧽆	zhān				
𧽉	yǎn				
𧽊	hái				
𧽋	wǔ				
𧽌	huá				
𧽍	diān				to jolt in trotting
𧽎	yáo				
𧽏	sōu				
𧽐	qiān				
𧽑	jí				
𧽒	xiòng				to walk, sprain
𧽓	qì				
𧽔	jūn				
𧽖	hái				
𧽞	yǎn				
𧽟	jié				
𧽠	cuī				
𧽢	tuán	𬦆			
𧽣	zhāng				
𧽤	piāo				
𧽥	lù				
𧽦	zhī				
𧽧	chù				
𧽨	mì				
𧽩	qiāng				
𧽫	liàn				
𧽲	lì				
𧽶	é				
𧽷	sù				
𧽸	jué				to step, jump
𧽻	jú				
𧽼	tán				
𧽽	liáo				
𧽾	sān				
𧽿	dòng				
𧾁	zá				
𧾂	zhí				
𧾆	xuàn				
𧾇	líng				
𧾊	dēng				
𧾍	zhān				
𧾎	xuān				
𧾏	qǐn				
𧾐	jiào				
𧾑	pì				
𧾔	hǎn				
𧾚	yú				
𧾛	guó				
𧾝	xún				
𧾠	xún				
𧾡	chán				
𧾢	jié				
𧾣	jú				
𧾤	yǎn				
𧾥	dú	𰷸			
𧾧	hòng				
𧾨	xiàn				
𧾩	xún				
𧾮	líng				
𧾯	jié				
𧾰	yì				
𧾱	qú				
𧾲	gān				
𧾳	fēng				
𧾵	jué				
𧾶	qū				
𧾻	jiù				
𧾽	jì				
𧾾	jǐ				
𧿅	xí				
𧿆	pāng				
𧿈	kuàng		𨇁		
𧿉	kù				
𧿋	kù				
𧿌	zhà				
𧿏	bà				
𧿒	chěn				(Cant.) to stamp (one's foot)
𧿓	hù				
𧿔	nù				
𧿕	é				
𧿖	xiōng				
𧿗	dǔn				
𧿘	shēng				
𧿙	wán				
𧿚	fēn				
𧿝	xī				
𧿞	zī				
𧿠	hù				
𧿥	bié				
𧿧	tuò				
𧿨	bǎn				
𧿩	gé				
𧿫	kē				(Cant.) to have a rest
𧿲	zhuì				
𧿳	fú				
𧿴	mò				
𧿵	jiá				
𧿶	tuó				
𧿷	yù				
𧿺	jué				
𧿻	jú				
𧿼	guā				
𧿽	pǒ				
𨀀	nǐ				
𨀄	wǎ				
𨀅	yǎn				
𨀔	chǒu				
𨀕	kuāng				
𨀖	hài				
𨀘	xiáng				
𨀙	xī				
𨀛	cún				
𨀜	tōng				
𨀝	ruò				
𨀟	duó				
𨀠	chè				
𨀤	lèi				(Cant.) to suddenly fall or drop down
𨀥	zī				
𨀧	zhěng				
𨀨	zuǒ				
𨀫	kāng				
𨀬	zài				
𨀮	yuān				
𨀯	qióng				
𨀳	fá				
𨀴	xún				
𨀶	jì				
𨀸	chā				
𨁀	shū				
𨁁	xuàn				
𨁂	xié	𬦯			
𨁃	tī				tripping
𨁄	hàn				
𨁅	xiān				
𨁆	shān				
𨁇	tùn				
𨁈	háng				(Cant.) to ford, wade
𨁉	kǔn				
𨁊	cén				
𨁋	dōu				
𨁌	nuó				
𨁍	yàn				
𨁎	chéng				
𨁏	pū				
𨁐	qì				
𨁑	yuè				
𨁒	fū				
𨁗	tǐng				
𨁟	wǒ				
𨁠	shēng				
𨁡	tuǒ				
𨁴	tǎn		𨅍		
𨁶	yǎ				
𨁷	zhì				
𨁸	lù				
𨁹	yǎn				
𨁺	jū				
𨁽	dé				
𨁿	chù				
𨂀	zǔ				
𨂁	è				
𨂂	zhí				
𨂃	péng				
𨂅	biē				
𨂇	dǐ				
𨂐	lái	𫏌			(Cant.) to suddenly fall or drop down
𨂒	yè				
𨂜	háo				
𨂝	pán				
𨂞	tàn				
𨂟	kāng				
𨂠	xū				
𨂡	zòu				
𨂢	jí				
𨂣	wù				
𨂦	chuàn				
𨂩	pò				
𨂪	yǎn				
𨂫	tuò				
𨂭	dú				
𨂯	pián				
𨂰	chì				
𨂱	hùn				
𨂲	pīng				
𨂴	cōng				
𨂵	zhǎ				
𨂺	wān		𨈊		
𨂿	wǎi				an injury to the foot caused by twisting
𨃃	è				
𨃄	wèi				
𨃅	bāi				
𨃇	jiāng				
𨃓	chá				
𨃕	chù				
𨃖	kuà				
𨃗	téng				
𨃘	zōu	𬦩			
𨃙	lì				
𨃚	tà				
𨃛	sà				
𨃞	pán				to sit cross-legged
𨃟	pán				to sit cross-legged
𨃣	sào				
𨃤	qiāo				
𨃭	zú				
𨃯	zhì				
𨃰	yǎn				
𨃲	jié				
𨃳	néng				
𨄄	luán		𨈌		
𨄅	qū				
𨄇	dèng				
𨄈	liáng				
𨄉	chǎn	𰸎			
𨄊	qiè				
𨄋	lòu				
𨄌	dié				
𨄍	cuī				
𨄐	jǐ				
𨄓	cháo				
𨄔	shuàn				
𨄕	zú				
𨄗	kāng				
𨄚	qiāng				
𨄛	lí				
𨄮	shuāi				fall to the ground; stumble, trip
𨄯	yù				
𨄰	zhāng	𬦵			
𨄱	lěi				
𨅅	pó				
𨅊	zhé				
𨅋	xiào				
𨅍	tǎn	𨁴			
𨅎	cuì				
𨅏	lán				(Cant.) to step over, step across
𨅑	xū				
𨅒	shù				
𨅓	zhǎ				
𨅔	cán				
𨅗	bǐ				
𨅘	pèng				
𨅝	chéng				(Cant.) to press down or out with the foot; to kick; to tread on
𨅣	qiáo				
𨅤	jī				
𨅪	zhāi				
𨆁	tiǎn				
𨆂	sà				
𨆃	jīn				
𨆄	zhù				
𨆅	duò	𬦫			
𨆇	chà				
𨆈	juàn				
𨆉	táng	𮛗			
𨆊	bèng				
𨆌	fán				
𨆍	liè				
𨆎	zéi				
𨆏	suì				
𨆙	sè				
𨆧	zhì				
𨆨	tuí				
𨆪	qīng	𫏕			(Cant.) to press down or push out with the foot
𨆬	chuò				
𨆰	tà				
𨆱	bìng	𬦴			
𨆲	wěn				
𨆵	pǒ				
𨆽	mó				
𨆾	cā				
𨇁	kuàng	𧿈			
𨇃	cuó				
𨇄	rǎo				
𨇅	bào				
𨇆	lài				
𨇍	niǎn	𬧑			
𨇎	lí				
𨇕	jiǎo				
𨇖	lú				
𨇗	lì	𬦣			
𨇘	lóng				
𨇙	guì				
𨇝	chǎn				
𨇤	xiān	𫏨			to totter
𨇦	chàn				
𨇨	xiè				
𨇩	zhàn				
𨇯	shuāng	𰸇			
𨇻	mǐ				
𨇼	luán				
𨇽	luò	𫏑			
𨈀	diān	𬧚			
𨈈	dié				
𨈊	wān	𨂺			
𨈋	yuè				
𨈌	luán	𨄄			
𨈎	luán				
𨈓	léng				
𨈕	wǎi				
𨈗	nèn				
𨈘	shǎo				
𨈙	xiè				
𨈚	pí				weak
𨈥	máo				
𨈧	yǐn				
𨈩	bó				
𨈫	zhù				
𨈮	chōng				
𨈶	mǔ				
𨈷	tuó				
𨈹	tǒng				
𨈺	yé				
𨉁	huàng				
𨉃	rèn				
𨉅	yè				
𨉋	tuō				
𨉖	zuān	𰿰			(Cant.) to hide oneself
𨉗	yù		軉		
𨉚	ā				
𨉜	zhōu				
𨉝	wān				
𨉡	duǒ				
𨉢	zhòng				
𨉣	hā				to bow; to stoop
𨉤	huáng				
𨉥	miàn				
𨉩	chūn				
𨉪	qiè				
𨉫	gōng				
𨉬	tíng				
𨉭	méi				
𨉱	tàng				
𨉴	róng				
𨉷	róng				
𨉸	qí				
𨉹	guó	𬧩			
𨉽	xiàng				
𨉾	tián				
𨊅	xiāo				
𨊈	zhān				
𨊉	cuì				
𨊔	lán				
𨊘	shēn				
𨊚	lěi				
𨊛	lì				(Cant.) nude, naked
𨊝	chān				
𨊞	niè				
𨊟	luán				
𨊡	tīng				
𨊢	huì				
𨊧	gōng				
𨊰	qì	䢀			
𨊱	yú				
𨊳	xīn				
𨊸	yuè	䢁			(simplified form) tire of a wheel
𨊹	bā	𰹻			
𨊺	dài				
𨊻	jī	𨐆			
𨊼	xuàn				
𨊿	jué				
𨋀	niǔ				
𨋈	dù				
𨋉	jí				
𨋐	pā				
𨋑	gǒng				
𨋒	bèn				
𨋔	kēng				
𨋕	yàng				
𨋖	liǔ				
𨋗	ní				
𨋘	zhà				
𨋙	yìn				
𨋚	niǎn	𬨅			
𨋛	pào				
𨋝	gōng				
𨋞	bù				
𨋟	hé				
𨋠	rǒng				
𨋡	guì				
𨋥	bì				
𨋦	xī				
𨋧	jú				
𨋨	hún				
𨋩	bì				
𨋫	tiāo				
𨋬	zhěng				
𨋮	hōng	𰺆			
𨋯	yì				potholes
𨋰	cì				
𨋲	bìng				
𨋷	gōng				
𨋺	fá				
𨋽	yáng				
𨋾	xǔ				
𨌁	hōng				
𨌄	zàng	𬨋			
𨌅	chái				
𨌆	hóng				
𨌈	tián	𫐍			
𨌌	zhī				
𨌍	xīng				
𨌎	xú				
𨌑	zhèn				
𨌔	wǎn				
𨌘	jùn				
𨌝	wò				
𨌠	lù				
𨌢	zhēng				
𨌣	rǒng				
𨌤	chéng				
𨌥	fú				
𨌧	è				
𨌨	tāo				
𨌩	táng			盪	a time; row
𨌫	juān				
𨌬	chào				
𨌭	tà				
𨌮	dǐ				
𨌰	zōng				
𨌳	kēng				
𨌴	tuī				
𨌶	kēng				
𨍅	rǒng				
𨍆	yūn				
𨍇	hé				
𨍈	zǒng	𰺔			
𨍉	cōng				
𨍊	qiū				
𨍎	mù				
𨍏	duó	𰺕			
𨍐	xǔ	𬨏			
𨍑	kēng				
𨍒	xiàn	𰹾			
𨍛	dú				
𨍜	kǎn				
𨍞	yīng				
𨍢	zī				
𨍧	huáng				
𨍩	péng				
𨍫	lì				
𨍭	bó				
𨍮	gé				
𨍯	jú				
𨍰	kē	𫐔			
𨍲	hú				
𨍳	yáo			軺	distant; an open carriage
𨍴	táng				
𨍶	qióng				
𨍷	rǒng				
𨍸	liǔ				
𨍹	huì	𬨐			
𨍺	jī				
𨎉	zhì				
𨎋	táng				
𨎌	zhǐ	𫐋			
𨎍	kāng				
𨎔	yàng				
𨎖	tǎng				
𨎗	hōng				
𨎛	liáng				
𨎝	cáo				
𨎡	nǎi				
𨎢	zǒng				
𨎤	dèng				
𨎦	jiāo				
𨎧	péng				
𨎩	guāng	𬨒			
𨎪	ér	𰺚			
𨎫	jiàn				
𨎬	jiào				
𨎭	nuó				
𨎮	zǎo	𨐉			
𨎳	péng				
𨎴	dāng				vertical pegs of wood used to keep the axle-tree of a cart in its place
𨎶	qú				
𨎷	lián				
𨎸	mù				
𨎹	lǎn				
𨎾	fén				
𨏂	hún				
𨏆	kuāng				
𨏈	yǐn				
𨏉	shuàn				
𨏊	jiàn				
𨏒	luò	𰺢			
𨏔	lù	𰺌			
𨏚	gé				
𨏛	rǎng				
𨏞	pín				
𨏠	lóng	𨐇			
𨏤	zhěn				
𨏥	xiàn	𨐊			
𨏨	lìn				
𨏩	lián				
𨏪	shān				
𨏫	bó				
𨏬	lì				
𨏳	xié				
𨏴	gé				
𨏵	mǐn				
𨏶	lián				
𨏹	jué				
𨏺	zhōu				
𨏿	kē				
𨐁	dié				
𨐃	zhé				
𨐅	shū		軗		
𨐆	jī		𨊻		
𨐇	lóng		𨏠		
𨐈	guāng		輄		
𨐉	zǎo		𨎮		
𨐊	xiàn		𨏥		
𨐋	qiān				
𨐍	shēn				
𨐐	yǐn				
𨐑	jiè				
𨐔	shēn				
𨐕	shēn				
𨐖	sǎ				
𨐛	xì				
𨐡	kù				
𨐣	qú				
𨐥	gé				
𨐦	bàn				
𨐨	bì				
𨐩	qiān				
𨐰	bīn				
𨐱	bàn				
𨐳	zuò				
𨐴	pì				
𨐶	huò	𰺨			
𨐾	bàn				
𨑊	nóng	𫯒			
𨑌	chén				
𨑎	pēng				
𨑑	fǔ				
𨑒	tú			徒	a disciple
𨑜	pǐ				
𨑝	pò				
𨑠	chǐ				
𨑣	xuè				
𨑤	qì				
𨑥	wù				
𨑨	zhì				
𨑩	dì				
𨑪	cōng				
𨑫	yóu				
𨑹	cōng		䢨		
𨑼	dì				
𨑽	zhuó				
𨑿	zǒu				
𨒀	cóng				
𨒃	pàn				
𨒄	yǎn				
𨒅	qì				
𨒆	rǒng				
𨒇	jiá				
𨒉	zhì				
𨒊	qiú				
𨒋	yuè				
𨒍	shì				
𨒑	háo				
𨒙	tuō				
𨒜	bié				
𨒞	kàn				
𨒢	chuò				
𨒤	cǐ				
𨒦	yǐn				
𨒧	shì				
𨒨	hài				
𨒩	ruǎn				
𨒫	yáng				
𨒬	chī				
𨒮	cī				
𨒱	gōng				
𨒲	mí				
𨒴	jǐ				
𨒼	gèn				
𨒽	zào				
𨓁	běng				
𨓇	xǐn				
𨓈	kuò				used in names
𨓊	dié				
𨓍	tíng				
𨓚	shuì				
𨓞	dài				
𨓦	lǐ				
𨓨	yǒng				
𨓩	jiāo				
𨓬	tá				
𨓭	qǔ				
𨓮	yín				
𨓯	yuān				
𨓰	jié				
𨓲	qiān				
𨓳	yāo				
𨓴	yà				
𨓷	qīng				
𨓿	péi				
𨔗	jiā				
𨔙	tòu				
𨔛	tī				
𨔡	dùn				
𨔢	chǎn				
𨔣	jiā				
𨔤	chì				
𨔥	jiān				
𨔦	shù				
𨔯	tà				
𨕕	zhī				
𨕗	yuán				
𨕚	hū				
𨕜	liè				
𨕠	zé				
𨕢	chù				
𨕦	qiù				
𨕧	bēng				
𨕹	huán				
𨕺	kuā				
𨕻	shēng				
𨕽	jié				
𨕿	wǎng				
𨖃	hū				
𨖊	zé				
𨖋	zǎn				
𨖌	yàng				
𨖎	chǐ				
𨖏	jiù				
𨖚	liáo				
𨖛	yū				
𨖠	biǎn				
𨖢	kuáng				
𨖬	chòu				
𨖭	yá				
𨖮	zhuó				
𨖰	qiè				
𨖱	xiàn				
𨖳	yuān				
𨖴	wǔ				
𨖵	jiǎo				
𨖶	xiàng				
𨖷	shà				
𨖹	zhì				
𨖼	chòng				
𨖾	biān				
𨖿	wēi				
𨗓	dào				
𨗝	yù				
𨗞	tuí				
𨗡	chào				
𨗥	huì				
𨗦	qiǎn				
𨗨	wěi				
𨗰	yóu				
𨗼	dì				
𨗾	dà				
𨘁	yóu				
𨘂	jiù				
𨘃	tuí				
𨘄	zǎn				
𨘇	huì				
𨘉	shà				
𨘌	huò	𬩎			
𨘔	yáo				
𨘙	xiàn				
𨘞	xiàn				
𨘬	dì				
𨘮	jiù				
𨘲	huì				
𨘴	kào				
𨘵	yóu				
𨘸	lì				
𨘼	chuán				
𨘾	chí				
𨙀	huò				
𨙂	yóu				
𨙄	yuè				
𨙎	tà				
𨙏	zàn				
𨙓	niè				
𨙔	zhù				
𨙡	xiǎn				
𨙩	shí				
𨙫	kǒu				
𨙬	qǐ				
𨙭	tǔ				
𨙮	fán				
𨙯	cūn				
𨙲	tún				
𨙳	chā				
𨙴	cái				
𨙵	xiàng				
𨙶	pèi				
𨙷	jǐng				
𨙸	qí				
𨙹	shǎo				
𨙺	niǔ				
𨙻	nà				
𨙽	qín				
𨚍	bì				
𨚓	bì				
𨚔	bāo				
𨚕	biàn				
𨚖	zī				
𨚗	nà				
𨚘	wèi				
𨚙	háo				
𨚡	jǐn				
𨚣	zhèng				
𨚧	qié				
𨚮	hào				
𨚯	tóng				
𨚰	zǎo				
𨚱	shèng				
𨚲	cún				
𨚳	huāng				
𨚴	rú				
𨚵	zài				
𨚶	nián				
𨚾	xiān				
𨛈	quán				
𨛉	jì				
𨛊	yín				
𨛋	lǐ				
𨛌	máng				
𨛍	shào				
𨛎	hàn				
𨛏	cuò				
𨛐	jùn				
𨛑	jì				
𨛒	bù				
𨛓	lòng				
𨛔	fǒu				
𨛕	yóu				
𨛖	kuài				
𨛜	xiàng				
𨛡	yún				
𨛣	qín				
𨛤	huí				
𨛥	pú				
𨛫	lí				
𨛬	péi				
𨛭	shū				
𨛮	jū				
𨛯	yí				
𨛰	zhēng				
𨛱	chóng				
𨛳	xí				
𨛵	hǔ				
𨛶	róu				
𨜌	huàn				
𨜍	qiào				
𨜎	zhī				
𨜏	yíng				
𨜐	xǐ				
𨜑	qiāo				
𨜒	jì				
𨜓	zhēng				
𨜔	huáng				
𨜖	yú				
𨜗	zōu				
𨜘	méi				
𨜜	shěng				
𨜩	quán				
𨜰	jiāng				
𨜱	hé				
𨜳	tóng				
𨜴	hé				
𨜵	wēn				
𨜶	yì				
𨜷	páng				
𨜺	wēng				
𨜻	qián				
𨜼	lì				
𨜽	yí				
𨜾	chuàng				
𨜿	xù				
𨝀	wěi				
𨝆	gē				
𨝈	yǔ				
𨝋	zhài				
𨝌	gān				
𨝍	qiān				
𨝎	kāng				
𨝏	lí				
𨝐	shēn				
𨝑	guàn				
𨝓	piáo				
𨝖	lí				
𨝘	hǔ				
𨝛	tú				
𨝜	shùn				
𨝞	hù				
𨝟	lí				
𨝢	lòu				
𨝦	dàng				
𨝨	zuò				
𨝩	shān				
𨝫	shè				
𨝭	féng				
𨝮	jù				
𨝯	tóng				
𨝰	jiǎo				
𨝱	qiáo				
𨝲	gāo				
𨝳	zī				
𨝴	huáng				
𨝵	shān				
𨝸	tán				
𨞌	tuō				
𨞎	lìng				
𨞐	chéng				
𨞑	wèng				
𨞒	zuó				
𨞓	yù				
𨞕	zhú				
𨞗	qún				
𨞘	xǐ				
𨞙	qú				
𨞛	gé				
𨞢	qī				
𨞣	xū				
𨞨	gài	𨝕			
𨞩	què				
𨞪	chóu	𫜷			
𨞫	méng				
𨞲	shēn				
𨞶	qiāo				
𨞷	cán				
𨞺	lì	𫟫			
𨞼	wàn				
𨞽	léi				
𨞾	xīng				
𨞿	láng				
𨟂	shì				
𨟃	zhēng				
𨟄	fán				
𨟊	zhì	𫟬			
𨟏	yín				
𨟑	lì				
𨟖	mó				
𨟗	wěi				
𨟙	yīng				
𨟚	ráng				
𨟠	quān				
𨟥	luǒ				
𨟲	dài				
𨟴	yìn				
𨟵	bǐ				
𨟶	gē				
𨟸	wèn				
𨟹	yǎn				
𨟺	miǎn				
𨟼	gǎng				
𨟽	qiú				
𨟾	zhī				
𨠋	gū				
𨠌	tóng				
𨠎	líng				
𨠏	tí				
𨠐	cí				
𨠑	yí				
𨠒	fàn				evil spirits or influences
𨠓	pō				
𨠔	bì				
𨠖	bào				face boil
𨠟	pēng				
𨠡	suān				
𨠤	sōng				
𨠥	wéi				
𨠦	xiáo				
𨠬	hào				
𨠭	yǎn				
𨠶	yí				
𨠷	zāo				
𨠸	yǐng				
𨠹	nǎn				
𨠿	zā				
𨡁	tiǎn				
𨡂	xī				
𨡃	jiào				
𨡄	yán				
𨡌	néi				
𨡍	tǎn				
𨡎	yàn				
𨡏	tiǎn				
𨡐	zhì				
𨡑	chōu				
𨡒	táo				
𨡗	zhà				
𨡞	miǎn				
𨡡	wǔ				
𨡢	yǐn				
𨡣	yàn				
𨡤	lǎo				
𨡩	pō				
𨡫	hùn				
𨡬	hǎi				
𨡭	mú				
𨡮	cōng				
𨡱	kù				
𨡲	chōu				
𨡴	yǒu				
𨡸	zhuó				
𨡻	sōu				
𨢂	yìn				
𨢅	zuì				
𨢆	sāng				
𨢇	liù				
𨢈	hàn				
𨢉	wèi				
𨢊	méng				
𨢋	hú				
𨢌	lì				
𨢎	mì				
𨢐	bāng				
𨢑	jiǎn				
𨢜	què				
𨢠	méng				
𨢢	mú				
𨢣	hǒng				
𨢤	hù				
𨢥	mí				(same as 䤍) rotten paste or soybean sauce; to grow mildewed
𨢦	shài				
𨢩	shāng				
𨢪	chào				
𨢬	zhuó				
𨢮	zhī				
𨢯	niàn				
𨢵	jì				
𨢸	kē		𮡈		
𨢹	zhēng				
𨢿	dān	𨡙			
𨣀	liǎo				
𨣁	zhǎn				
𨣂	gǒng				
𨣃	láo	𰼋			
𨣄	huā				
𨣅	chuài				
𨣇	jiǎn				
𨣈	kuì	𨡺			
𨣍	shē				
𨣔	chěn				
𨣕	tǎn				
𨣗	hú				
𨣘	méng				
𨣙	pào				
𨣚	zhǎn				
𨣛	cháng				
𨣝	gǎn				
𨣠	yì				
𨣢	suì				
𨣦	xù			藇	clear; strained
𨣧	jì	𨠨			
𨣨	làn	𰼏			
𨣬	yí				
𨣯	mì				
𨣱	miè				
𨣵	cuán				
𨣸	lǎn				
𨣻	yān				
𨣾	mí				
𨤂	yǒng				
𨤃	cáng				
𨤄	jiǎn				
𨤇	sōu				
𨤎	yán				
𨤑	juàn				
𨤕	è				
𨤘	fèn				
𨤚	fèn				
𨤡	guàng	𬪺			
𨤢	mái				
𨤤	liě				
𨤩	chōng				
𨤫	lí				
𨤱	zhí				
𨤴	xiè				
𨤷	chóu				
𨤹	jí				
𨤽	pī				
𨥂	jié				
𨥇	zhǒu				
𨥍	xiōng				
𨥑	kuàng				
𨥙	jǐng				
𨥛	hù	𨱀			
𨥞	qián				
𨥣	cén				
𨥦	qí	𬬳			
𨥧	wǎn				
𨥨	máo				
𨥪	dǒu				
𨥴	kǒu				
𨥶	dài				
𨥸	náo				
𨥺	hóng	𬭂			
𨦂	lǎi				
𨦃	duǒ				
𨦄	qiān				
𨦆	yín				
𨦖	lòu				
𨦗	huī				
𨦛	fù				
𨦜	máo				
𨦞	zhōu				
𨦡	yóng	𰽽			
𨦭	láo				
𨦮	jí				
𨦯	yì				
𨦰	liú				
𨦱	cōng	𰾊			
𨦳	nǎn				
𨧐	tūn	𰾇			
𨧑	xiàng				
𨧕	biàn				
𨧖	chuáng				
𨧗	wù				
𨧙	jū				
𨧥	xiē				
𨧦	pī				
𨧧	zhuó				to strike, attack
𨧨	ruì				
𨧪	sào				
𨧫	zì	𬭑			
𨧭	zhèng				
𨧰	zú	𫟽			
𨧱	qū	𨱊			
𨧳	chì				
𨧵	zhì				
𨨗	quàn				
𨨘	qiān				
𨨙	yā				
𨨚	chào				
𨨛	hé	𫓼			
𨨜	rǔ				
𨨠	jū				
𨨡	wù				
𨨬	chì				
𨨭	kuàng				
𨨯	còu	𬭟			
𨨰	ruàn				
𨨱	kuò				
𨨲	chí				
𨨳	zú				
𨨴	jiāo				
𨨶	yú				
𨨷	tú				
𨨸	méng				
𨨹	dā	𬭞			
𨨺	shuò				
𨩥	fēng				
𨩦	gǒu				
𨩧	dōng				
𨩨	chǎ	𬭠			cymbals
𨩩	mào				
𨩪	chǎn				
𨩫	biān				
𨩬	yù				
𨩯	wán				
𨩰	zú	𫟾			
𨩲	zī				
𨩴	chuān				
𨩵	wǎn				
𨩶	wā				
𨩸	quān				
𨩻	wǎn				
𨩽	xià				
𨪄	yìng				
𨪅	jiàn	𬇃			
𨪈	wěi				
𨪉	tí				
𨪊	sāo				
𨪌	qí				
𨪍	shā				
𨪎	yù				
𨪏	jí				
𨪐	dòu				
𨪑	chǎn				
𨪒	tuán				
𨪕	liú	𫓮			
𨪗	zhuì				
𨪳	ruàn				
𨪶	yàn				
𨪷	gǔ				
𨪹	lì				
𨪺	chā				
𨪾	dì				
𨪿	liú				
𨫀	zhǎn	𬭫			
𨫁	pō				
𨫒	lòu	𨱐			
𨫔	zhì				
𨬁	lián				
𨬅	luǒ				
𨬍	duò				
𨬐	jué				
𨬑	lì				
𨬒	lán	𰾳			
𨬔	ruàn				
𨬕	gū				
𨬖	chán	𫔏			
𨬗	xū				
𨬚	zhǐ				
𨭁	xuè				
𨭂	bō				
𨭃	chēng	𬭷			
𨭅	zhù				
𨭉	bān				
𨭓	dié				
𨭖	zhǎn	𫔑			
𨭗	guó	𬭇			
𨭚	biāo	𬭺			
𨭛	là	𰾿			
𨭺	jīn				
𨮂	gǎi	𨱕			
𨮒	mèng				
𨮔	yù				
𨮪	xǐ				
𨮬	piāo				
𨮭	sī				
𨮴	dèng				
𨮸	chuō				
𨮹	dí				
𨮺	jī				
𨮻	chán				
𨮿	zhuó				
𨯓	cài				
𨯞	jiàng				
𨯲	tóu				
𨯽	lí				
𨰂	qiàn				
𨰆	chuō				
𨰏	tà				
𨰑	diào				
𨰓	jiǎn				
𨰛	zhǐ				
𨰜	jué				
𨰞	mó				
𨰠	luó	𰿊			
𨰦	bǎo				
𨰭	zuǎn	𬮃			
𨰵	zhē	𬬇			
𨰸	yú				
𨰻	bǎo				
𨰾	mǎ		鎷		
𨱀	hù		𨥛		
𨱁	yì		鈠		
𨱂	é		鈋		
𨱃	gū		鈲		
𨱄	tú		鈯		
𨱅	zhēn		鉁		
𨱈	sù		鋉		
𨱉	liàng		鍄		
𨱊	qū		𨧱		
𨱋	líng		錂		
𨱌	guàn		鏆		
𨱎	tōu		鍮		brass
𨱐	lòu		𨫒		
𨱒	shòu		鏉		
𨱓	jiāo		鐎		
𨱕	gǎi		𨮂		
𨱖	wéi		䥩		hooks to hang; to suspend something
𨱙	kūn				
𨱚	duàn				
𨱛	sōng				
𨱜	qí				
𨱝	yǎng				
𨱡	shì				
𨱣	gǎi				
𨱦	dào				
𨱧	yǎo				
𨱫	qián				
𨱭	shāo				
𨱮	cháng				
𨱯	miǔ				
𨱱	mó				
𨱵	nǎo				
𨱸	cōng				
𨱺	niè				
𨱻	zhāo				
𨱼	cén				
𨱿	sōng				
𨲀	niè				
𨲁	cì				
𨲄	jùn				
𨲆	shāo				
𨲈	zhú				
𨲉	duǒ				
𨲊	àn				
𨲋	bī				
𨲎	tì				
𨲐	pǐ				
𨲑	xiá				
𨲒	qiú				
𨲓	shěng				
𨲗	tāng				
𨲛	mán				
𨲜	piān				
𨲞	tì				
𨲟	róng				
𨲧	cōng				
𨲪	jī				
𨲫	féng				
𨲬	wù				
𨲭	jiào	𬮄			
𨲮	láo				
𨲯	zēng				
𨲰	péng				
𨲱	cǎn				
𨲳	nóng	𫔖			
𨲵	chǎn				
𨲾	mán				
𨲿	guì				
𨳀	niào				
𨳁	chōng				
𨳂	chàn				
𨳆	nàng				
𨳉	xiā				
𨳊	jiū				(Cant.) penis (vulg.)
𨳋	jǐ				
𨳌	zhèn	𰿦			
𨳑	tǐng	𨸁			
𨳔	mén				
𨳕	yuè	𨸀			
𨳗	zhōng				
𨳘	tún				
𨳙	ruì	𮤯			
𨳚	xiè	𰿪			
𨳛	xī				
𨳝	tǐng				
𨳞	niǔ				
𨳠	wǎng				
𨳡	jiān				
𨳣	fēn				
𨳲	biàn				
𨳷	yí				
𨳺	dié				
𨳻	jī				
𨳼	gǎn				
𨳿	jiān	𬮡			
𨴀	jiōng				
𨴆	kāi				
𨴊	què				
𨴌	nán				
𨴍	móu				
𨴎	xù				
𨴏	sǒng				
𨴐	shèn				
𨴑	kuāng	𬮣			the frame of a door or window fixed in a wall
𨴒	què				
𨴓	wéi				
𨴗	dié	𨸅			
𨴘	nán				
𨴚	ruò				
𨴛	gōng				
𨴜	dòu				
𨴞	niǎn				
𨴡	chāo				
𨴢	hé				
𨴣	yàn				
𨴩	tú				
𨴪	bǔ				
𨴬	hú				
𨴭	yǒng				
𨴯	shǐ				
𨴰	chù				
𨴹	xiāo	𫔲			
𨴺	mén				
𨴻	lǐ				
𨴼	tí				
𨴾	jiān				
𨵂	zhǐ				
𨵃	guā				
𨵄	guǎn				
𨵆	qì	𬮩			
𨵈	fēi				
𨵉	yǔ				
𨵊	zhé				
𨵋	wěi				
𨵌	ě	𬮰			
𨵍	chān				
𨵎	xī				
𨵐	gǔ				
𨵗	què	𬮯			
𨵘	huì				
𨵚	xié				
𨵛	yīng				
𨵝	tà				
𨵞	wāi				
𨵟	fú				
𨵠	jiè				
𨵡	pì				
𨵥	shěng				
𨵦	yú	𰿵			
𨵧	kuā				
𨵩	pì	𨸆			
𨵪	xié				
𨵫	nüè				
𨵬	xiàn	𬮵			
𨵭	jiàn				
𨵮	xù				
𨵰	bì				
𨵴	nán				
𨵶	liáng				
𨵸	pián	𨸇			
𨵼	jìng				
𨶀	tǎ	𨸉			
𨶁	yàn				
𨶂	ài				
𨶅	xiāo				
𨶆	qiāng				
𨶇	wǔ				
𨶈	táng				
𨶊	jùn				
𨶐	kuò				
𨶗	làng				
𨶙	něng				(Cant., vulg.) penis
𨶜	dòu				
𨶝	shú				
𨶟	jiǎo				
𨶠	niè				
𨶢	yú				
𨶨	cè				
𨶪	jiǎo				
𨶬	huà				
𨶭	wén				
𨶮	yē	𨸌			
𨶯	é	𮤸			
𨶰	guāng	𰿹			
𨶱	huā				
𨶲	jiāo	𨸋			
𨶺	lèi				
𨶼	shāng				
𨶽	yòng				
𨶿	dēng	𬮹			
𨷀	guān				
𨷁	niú				
𨷃	suì				
𨷄	xiàng				
𨷆	sà				
𨷇	chāng				
𨷎	rùn				
𨷐	yūn				
𨷒	fēn				
𨷓	jiàn				
𨷔	xù				
𨷘	xì				
𨷙	shú				
𨷥	xié				
𨷦	lì				
𨷩	tóu				
𨷬	mǐ				
𨷭	chán				
𨷮	huō				
𨷱	zhuǎn				
𨷲	yuè	𨸎			
𨷻	lán	𫔱			
𨷽	yán				
𨷾	dàng				
𨷿	xiàng		䦳		between steps, window
𨸀	yuè		𨳕		
𨸁	tǐng		𨳑		
𨸂	bēng		閍		
𨸃	sàn		閐		
𨸄	xiàn		䦘		
𨸅	dié		𨴗		
𨸆	pì		𨵩		
𨸇	pián		𨵸		
𨸉	tǎ		𨶀		
𨸋	jiāo		𨶲		
𨸌	yē		𨶮		
𨸎	yuè		𨷲		
𨸐	réng				
𨸑	qiǎo				
𨸒	qí				
𨸓	diāo				
𨸔	qí				
𨸗	hàn				
𨸘	yuán		𨽏		
𨸙	yóu				
𨸚	jí			級	series, rank, grade
𨸛	gài				
𨸜	hāi				
𨸝	shì				
𨸟	qū		䧢		a rough road, a rugged; steep mountain uneasy
𨸩	wèn				
𨸬	zhèn			陣	battle-field, battle array
𨸭	pō				
𨸮	yán				
𨸯	gū				
𨸰	jú				
𨸱	tiàn				
𨸷	è				
𨸺	yā				
𨸻	lìn				
𨸼	bì				
𨹀	zǐ				
𨹁	hóng				
𨹃	duǒ				
𨹅	duì				
𨹆	xuàn				
𨹈	shǎn				
𨹊	shǎn				
𨹋	yáo				
𨹌	rǎn				
𨹔	tuó				
𨹗	bīng				
𨹘	xù				
𨹙	tūn				
𨹚	chéng				
𨹜	dòu				
𨹝	yì				
𨹡	chè				
𨹵	juǎn				
𨹶	jī				
𨹸	zhào				
𨹹	bēng				
𨹻	tiǎn				
𨺀	pēng				
𨺅	fù				
𨺖	tuǒ				
𨺘	xián				
𨺙	nì				
𨺚	lóng				
𨺝	zhuó				
𨺟	zhēng				
𨺠	shǔn				
𨺡	zōng				
𨺢	fēng				
𨺣	duàn				
𨺤	pì				
𨺥	yǎn				
𨺦	sǒu				
𨺧	qiú				
𨺨	è				
𨺩	qián				
𨺫	qiǎn				
𨺭	cā				
𨺮	xùn				
𨺵	zhuì				
𨺸	mǎo				
𨺹	jiǎo				mournful, narrow; used for U+6E6B 湫
𨺿	zhǎn				
𨻀	pí				
𨻁	xī				
𨻂	yàn				
𨻃	fèi				
𨻄	niè				
𨻆	zhì				
𨻈	suǒ				
𨻊	yì				
𨻌	lěi				
𨻍	xù				
𨻏	yì				
𨻒	wēi				
𨻕	jī				
𨻖	chēn				
𨻗	dié				
𨻣	yuán				
𨻥	xí				
𨻧	liú				
𨻨	suǒ				
𨻱	bēng				
𨻲	xià			罅	a crack, fissure
𨻳	yàn				
𨻵	cuī				
𨻷	kāng				
𨻺	qīng				
𨻻	lóu				
𨻼	bī				
𨼈	zhàn				
𨼉	cuàn				
𨼊	wú				
𨼋	xū				
𨼌	chēn				
𨼍	háo				
𨼎	jué				
𨼐	chèn				
𨼑	chá				
𨼒	chǎn				
𨼓	zhí				
𨼔	xún				
𨼣	gé				
𨼤	chén				
𨼥	yè				
𨼪	chǔ				
𨼫	qú				
𨼬	xiè				
𨼮	zhàn				
𨼯	kěn				
𨼱	jué				
𨼽	qú				
𨼿	méng				
𨽀	yè				
𨽁	zōu				
𨽂	pú				
𨽄	shì				
𨽉	shǔ				
𨽊	chán				
𨽍	dú				
𨽏	guō	𨸘			
𨽐	lù				
𨽑	yān				
𨽖	niǎo				
𨽗	bīn				
𨽟	tuí				
𨽦	nì				
𨽧	huān				
𨽨	qián				
𨽯	xià				
𨽲	líng				
𨽷	lián				
𨽹	yì				
𨽻	lì				
𨽼	sì				
𨽿	dài				
𨾂	wèi				
𨾅	cì				
𨾉	jiǔ				
𨾊	hóng				
𨾌	yú				
𨾎	kuí				
𨾒	háng				
𨾓	gē				
𨾔	fàng				
𨾗	kuí				
𨾚	guī				
𨾛	chǐ				
𨾞	jiǔ				
𨾡	suī				
𨾤	dié				
𨾬	suǐ				
𨾰	qín				
𨾴	guī				
𨾻	zhuī				
𨾾	tiào				
𨿁	yuè				
𨿇	zuǐ				
𨿏	wú				
𨿐	cuǐ				
𨿛	zhì				
𨿠	shuì				
𨿢	dōng				
𨿭	wéi				
𨿿	chǒng				
𩀋	rún				
𩀖	jí				
𩀜	diāo				
𩀞	cāng				
𩀠	kòu				
𩀣	wéi				
𩀧	cán				
𩀪	má				
𩀫	òu				
𩀲	sǎn				
𩀶	wéi				
𩀼	sǎn				
𩀿	jīn				
𩁌	wéi				
𩁞	cài				
𩁟	lí				
𩁯	yuè				
𩁴	yūn				
𩁷	chēng				
𩁺	shān				
𩂂	hū				place; to settle, punish
𩂃	shài				
𩂄	tún				
𩂆	fǒu				
𩂈	qìn				
𩂉	xū				
𩂍	chuān				
𩂎	fù				
𩂒	yì				
𩂓	dōng				
𩂔	fú				
𩂕	fú				
𩂖	zé				
𩂗	pù				
𩂙	líng				
𩂝	shài				
𩂞	pào				
𩂢	yín				
𩂣	luò				
𩂤	huà				
𩂥	yìn				
𩂦	bèng				
𩂧	yū				
𩂨	shè				
𩂪	xiè				
𩂫	chǔ				
𩂴	shè				
𩂵	diàn				
𩂹	yì				
𩂻	chè				
𩂼	gěng				
𩂽	lóng				
𩂾	píng				
𩂿	yǔn				
𩃀	yàn				
𩃁	mò				
𩃃	suī				
𩃋	jìng				
𩃍	sòng				
𩃎	páng				
𩃐	yá				
𩃑	sè				
𩃒	duǒ				
𩃕	chuáng				
𩃖	xiè				
𩃘	tuán				
𩃙	gōng				
𩃚	xuàn				
𩃜	lā				
𩃞	líng				
𩃠	dài				
𩃡	zhá				
𩃬	yīn				
𩃭	sōng				
𩃯	yǔ				
𩃰	tuó				
𩃱	tuó				
𩃴	bà				
𩃵	rǎn				
𩃶	bó				
𩃷	dài				
𩃹	zhá				
𩃺	hóu				
𩃾	huǐ				
𩄅	lú				
𩄊	lìng				
𩄋	rú				
𩄕	dàn				
𩄖	méng				
𩄗	xià				
𩄘	wěng				
𩄙	hán				
𩄚	zī				
𩄛	zhèn				
𩄜	sè				
𩄝	cuó				
𩄞	lì				
𩄠	diān				
𩄡	lián				
𩄢	gòu				
𩄦	péng				
𩄪	yīng				
𩄬	hòu				
𩄮	duì				
𩄯	wù				
𩄷	piào				
𩄸	hè				
𩄺	lóng				
𩄻	mò				
𩄼	fěi				
𩄽	lǚ				
𩄾	zé				
𩄿	bó				
𩅀	diàn				
𩅁	mǎng				
𩅃	zhuàng				
𩅄	lù				
𩅅	pāng				
𩅆	duì				
𩅇	bù				
𩅌	chēn				
𩅍	màn				
𩅖	xī				
𩅝	ǎn				
𩅞	zhōng				
𩅠	nàn				
𩅡	tuò				
𩅢	hé				
𩅥	duì				
𩅦	wān	𱁞			
𩅧	zhōng				
𩅨	cén				
𩅩	lì				
𩅪	shuāng				
𩅮	cén				
𩅰	sī				
𩅲	duì				
𩅴	hūn				
𩅼	jiān				
𩅽	nóng				
𩅾	dàn	𫡶			
𩅿	fù				
𩆀	huò				
𩆁	huì				
𩆂	cí				
𩆄	yǒng				
𩆅	sà				
𩆆	tíng				
𩆎	liù				
𩆑	suān				
𩆒	líng				
𩆓	mán				
𩆔	diàn				
𩆘	pāo				
𩆚	líng				
𩆝	lì				
𩆟	nóu				
𩆣	liè				
𩆤	shǎn				
𩆦	fèi				
𩆫	shǎn				
𩆮	líng				
𩆯	zhàn				
𩆱	bīn				
𩆲	lí				
𩆵	sī				
𩆶	ráng				
𩆷	jiān				
𩆸	zhuó				
𩆻	líng				
𩆼	líng				
𩆽	mèng				
𩆿	shuāng				
𩇄	líng				
𩇇	hùn				
𩇎	líng				
𩇏	jiān				
𩇐	qú				
𩇔	nóng				
𩇕	jìng				
𩇖	chēn				
𩇜	zhēn				
𩇝	qìng				
𩇟	qìng				
𩇠	è				
𩇣	sè				
𩇩	bèi				
𩇫	fēi				
𩇮	fèi				
𩇯	féi				
𩇴	fāng				
𩇵	kǔ				
𩇺	zá				
𩇻	huì				
𩇽	féi				
𩈁	duì				
𩈆	pā				
𩈇	niǔ				
𩈈	pàng				
𩈉	dàn				
𩈊	dān				
𩈋	ài				
𩈍	tiǎn				
𩈎	chǎo				
𩈏	ǎo				
𩈐	mèi				
𩈑	nǎn				
𩈔	bò				
𩈕	yù				
𩈖	xiān				
𩈗	mài				
𩈚	pīng				
𩈜	duī				
𩈞	dào				
𩈡	xìng				
𩈢	nì				
𩈣	hān				
𩈤	chù				
𩈥	shuǎ				
𩈦	mǎn				
𩈬	wàn				
𩈭	yì				
𩈮	diào				
𩈯	yān				
𩈱	wò				
𩈲	suàn				
𩈴	ǎn				
𩈵	lán				
𩈶	nǎn				
𩈸	qiǔ				
𩈹	miàn				
𩈺	nuǒ				
𩈻	cán				
𩈼	cǎn				
𩉀	làn				
𩉁	tiǎn				
𩉂	yè				
𩉄	niǎn				
𩉆	shuǎ				
𩉋	cí				
𩉍	jiǎn	𬰣			
𩉐	gàn				
𩉔	jiàn				
𩉕	guó				
𩉗	zhān				
𩉙	luǒ	𬰡			
𩉝	guì				
𩉡	jiá				
𩉢	jǐ				
𩉥	xuàn				
𩉧	fēng				
𩉫	bì				
𩉬	qí				
𩉯	yuán				
𩉰	àng				
𩉱	dī				
𩉴	è				
𩉵	fén				
𩉸	jù				
𩉹	nǐ				
𩉺	tuó				
𩉼	shēn				
𩉽	fú				
𩉾	xiá				
𩉿	qú				
𩊀	pò				
𩊁	wǎn				
𩊂	líng				
𩊃	mà				
𩊄	zhòu				
𩊅	bào				
𩊇	yù				
𩊌	běng				
𩊍	mài				
𩊏	jiā				
𩊑	yǎng				
𩊓	kuǎ				
𩊔	jiào				
𩊖	bǐng				
𩊚	luò				strap, hide
𩊛	guǐ				
𩊜	duò				
𩊝	zhì				
𩊡	zhèn				
𩊢	è				
𩊣	zhū				
𩊤	bá				
𩊨	zhèn				
𩊩	fēng				
𩊪	dòu				
𩊫	niǎn				
𩊬	bù				
𩊭	duì				
𩊮	shā				
𩊯	sè				
𩊰	bì				
𩊴	zhì				
𩊵	zhé				
𩊶	bù				
𩊺	jué				
𩊻	xùn				
𩊿	xì				
𩋁	zhuó				
𩋂	bài				
𩋃	yáo				
𩋄	chǒu				
𩋅	tà				
𩋆	qiān				
𩋈	nào				
𩋉	yù				
𩋊	è				
𩋋	jiān				
𩋌	yì	𱁱			
𩋍	xiāo				
𩋏	niè				
𩋒	bīng				
𩋗	guǒ				
𩋘	xié			鞋	shoes
𩋙	diào				
𩋜	jū				
𩋝	suǒ				
𩋞	dié				
𩋟	fú				
𩋠	miǎn				
𩋡	shì				
𩋢	xuàn				
𩋣	tí				
𩋤	yù				
𩋧	xié			鞋	shoes; the name of a drum
𩋨	fú				
𩋩	zhì				
𩋪	nǐ				
𩋫	xuàn				
𩋬	yáng				
𩋮	fěng				
𩋯	zòng				
𩋰	zhòu	𬰤			
𩋱	xuān				
𩋵	zhū				
𩋷	la				
𩋹	yìng				
𩋺	gào				
𩋻	kuò				
𩋽	é				
𩋾	wéi				
𩋿	méi				
𩌃	huái				
𩌄	chǒu				
𩌆	suǒ				
𩌇	tà				
𩌈	suǒ				
𩌉	tà				
𩌊	xuè				
𩌌	gǒng				
𩌍	jiǎ				
𩌏	bó				
𩌐	tà				
𩌑	yuǎn				
𩌘	tà				
𩌝	chuí				
𩌠	xiōng				
𩌡	hé				
𩌢	suō				
𩌧	mò				
𩌨	chóng				
𩌩	suī				
𩌪	zé				
𩌫	lù				
𩌬	zhāng				
𩌭	luò				
𩌮	xù				
𩌯	jiān				
𩌰	shān				
𩌲	xù				
𩌾	jiǎng				
𩍂	bào				
𩍃	mái				
𩍅	tóng				
𩍆	xì				
𩍉	róng				
𩍋	shéng				
𩍌	zhòu				
𩍎	jiān				
𩍏	fù				
𩍐	dèng				
𩍓	yōng				
𩍔	jū				
𩍖	yì				
𩍗	bāng				the lining of a shoe; the vamp or upper part of a shoe or boot
𩍙	sè				
𩍚	suì				
𩍜	duó	𱁳			
𩍝	xiè				
𩍡	huán				
𩍥	rǔ				
𩍦	nǐ				
𩍧	zhòu				
𩍨	guì				
𩍪	luò				
𩍲	zhī				
𩍳	xù				
𩍵	zhī				
𩍷	jué				
𩍸	jū				
𩍻	yuán				
𩍼	lú				
𩍿	bó				
𩎂	róng				
𩎃	xiè				
𩎉	xǐ				
𩎊	luó				
𩎎	gé				
𩎑	zuān				
𩎒	hàn	𬰱			
𩎔	jiāo				
𩎕	sǎ	𱂃			
𩎖	qín	𫖑			
𩎗	qūn				
𩎘	páo				
𩎙	yuè				
𩎚	chè				
𩎛	fú				
𩎜	pēi				
𩎟	mèi	𱂄			red
𩎢	tāo	𩏾			
𩎤	kēn				
𩎥	xì				
𩎫	duò				
𩎭	yì				
𩎰	suì				
𩎲	xiá				
𩎳	juān				
𩎵	wéi				
𩎷	yì				
𩎹	yù				
𩎻	bài				
𩎼	tuó				
𩎽	tà				
𩎾	páo				
𩏂	bǐng	𫖓			
𩏅	yùn				
𩏆	yùn				
𩏇	duàn				
𩏈	ruǎn				
𩏉	wéi				
𩏏	wéi				
𩏐	guì				
𩏒	dá				
𩏓	xiá				
𩏖	hùn				
𩏗	juǎn				
𩏘	suī				
𩏚	suì				
𩏝	lóu				
𩏞	bài				
𩏟	yù				
𩏠	zhèng	𫖖			
𩏡	guì				
𩏣	kuī				
𩏤	gāo				
𩏥	dān				
𩏩	xiǎn				
𩏪	zhái	𩏽			
𩏫	sè				
𩏭	kē				
𩏮	bǔ				
𩏯	bó				
𩏲	suì				
𩏴	yù	𬰸			
𩏵	bǔ				
𩏶	jiū				
𩏷	jiū	𫃗			
𩏹	juàn				
𩏺	jué				
𩏼	nà		䪏		weak; feeble; tender; delicate; soft, (dialect) to hang down the head and sleepy
𩏽	zhái		𩏪		
𩏾	tāo		𩎢		
𩏿	wěi		䪘		
𩐀	xiá		䪗		shoes
𩐁	xiè				
𩐅	sà				
𩐆	jī				
𩐉	xiè				
𩐌	duì	𱂍			
𩐍	zǐ				
𩐘	yuǎn				
𩐙	qìn				
𩐚	fú				
𩐛	péng				
𩐜	páo				
𩐞	yìn				
𩐠	hōng				
𩐡	zú				
𩐣	gōng				
𩐤	dòng				
𩐥	hē				
𩐦	wò				
𩐨	pāng				
𩐫	sù				
𩐬	kǎn				
𩐭	niè				
𩐮	háo				
𩐯	fèng				
𩐰	è				
𩐱	yè				
𩐴	tíng				
𩐵	dòng				
𩐶	zhé				
𩐷	sāng				
𩐻	mò				
𩐼	sù				
𩐾	lè				
𩑀	pǔ				
𩑁	é				
𩑂	zhuó				
𩑃	yè	𬰺			
𩑇	xiāng				
𩑈	guàng				
𩑉	rěn				
𩑊	líng				
𩑍	ào				
𩑐	chāi				
𩑒	duó	𱂠			
𩑓	qióng				
𩑔	kū	𫖪			
𩑕	xū				
𩑖	huán				
𩑗	yāo				
𩑘	zhèn				
𩑙	tǐng				
𩑚	běng				
𩑝	áng				
𩑟	kān				
𩑡	kū	𱂡			
𩑢	péi				
𩑣	yòu	𬱔			
𩑤	ǎo				
𩑥	mén				
𩑦	mò	𬱕			
𩑬	fǔ				
𩑭	qīng				
𩑮	là				
𩑯	dǒu				
𩑰	tǎn				
𩑳	qiǎn				
𩑴	yào				
𩑵	wèi				
𩑶	hú				
𩑷	mò				
𩑸	hē				
𩑹	xuàn				
𩑻	bì				
𩑼	pō				
𩑾	dī				
𩒀	zhěn				
𩒂	shī				
𩒃	kǎn				
𩒄	cè				
𩒇	xū				
𩒈	zhěn				
𩒊	zhǔ				
𩒏	huì				
𩒐	chǐ				
𩒓	hǒng				
𩒔	nóu				
𩒕	niè				
𩒖	yàn				
𩒘	chǒng				
𩒙	fǔ				
𩒚	guāng				
𩒛	qī				
𩒝	gěn	𬱝			
𩒞	tǐng				
𩒢	tǎn				
𩒣	qiǎn				
𩒦	jiù				
𩒧	xū				
𩒨	qǐ				
𩒪	zhèn				
𩒮	qiú				
𩒰	ě				
𩒳	huì				
𩒴	hòng				
𩒵	qǐng				
𩒷	chē				
𩒺	fù	𱂩			
𩒼	hōng	𬱥			
𩒽	xī				
𩒾	wú				
𩒿	máng				
𩓂	tī				
𩓅	hōng				
𩓐	bó				
𩓒	qǐn				
𩓓	gěn				
𩓖	fú				
𩓗	kuǐ				
𩓝	bié				
𩓞	jìng				
𩓟	kǎn				
𩓠	guī				
𩓢	gǎo				
𩓣	xū	𩖕			
𩓤	àn				
𩓥	yuè	𫖵			(Cant.) to raise the head
𩓦	wù				
𩓧	yí				
𩓨	jīng				
𩓪	lù				
𩓫	quán				
𩓬	tuí				
𩓮	jì				
𩓺	jiǒng				
𩓻	jué				
𩓼	piē				
𩓽	kūn				
𩔀	wài				
𩔁	huì				
𩔂	dùn				
𩔃	yuǎn				
𩔄	jié				
𩔆	guì				
𩔇	gǎo	𱂳			
𩔈	pò	𬱭			
𩔉	mén				
𩔊	zhuàn	𬱛			
𩔋	hàng				
𩔔	yóng				
𩔕	qiú				
𩔗	lèi			類	kind, species; to be similar to
𩔘	áng				
𩔙	pǐ				
𩔚	wēng				
𩔝	qìn				
𩔟	qǐn				
𩔠	miè				
𩔡	dōu				
𩔢	mí				
𩔣	zhān	𱂷			
𩔥	qǐng				
𩔦	yí				
𩔮	bān				
𩔱	juān				
𩔳	zé	𫖴			
𩔴	xù				
𩔵	lán				
𩔶	má				
𩔷	má				
𩔸	ōu				
𩔹	bēi				
𩔻	póu				
𩔼	xù				
𩕀	ào				
𩕆	hǒng				
𩕉	hǒng				
𩕊	zhǎn	𬱱			
𩕌	sěn				
𩕍	gǎo				
𩕏	pó				
𩕐	liào				
𩕕	wài				
𩕖	xuān				
𩕜	kuí				
𩕟	è				
𩕠	hàn				
𩕡	sè				
𩕤	dàn				
𩕪	xuān				
𩕬	è				
𩕭	gài				the top of a skull
𩕯	dāo				
𩕱	měng				
𩕲	yī				
𩕳	nǐng				
𩕵	pín				
𩕹	cāng				
𩕾	yuàn				
𩖀	è				
𩖁	niè	𬺂			
𩖄	yǐn				
𩖇	qiāo				
𩖉	hōng				
𩖊	líng				
𩖌	chān				
𩖍	yǐng				
𩖒	guān				
𩖔	niǎo				
𩖕	xū		𩓣		
𩖖	tán		顃		
𩖗	jìn		䫴		weak and dull, to gnash the teeth (in anger or hatred)
𩖛	péng				
𩖝	liáo				
𩖠	bèi				
𩖣	xín				
𩖤	tún				
𩖥	chāo				
𩖦	gān				
𩖨	hū				
𩖩	wǎng				
𩖬	fú				
𩖭	pèi				
𩖯	náo				
𩖰	xún	𫠇			
𩖱	xuè				
𩖴	liǔ				
𩖵	líng				
𩖶	xuè				
𩖷	qū				
𩖸	háo				
𩖹	yí				
𩖺	hàn				
𩖼	fú				
𩖽	bá				
𩖾	yí				
𩗀	bó	𩙦			
𩗄	hōng				
𩗅	lì				
𩗉	sà				
𩗊	xī				
𩗎	shì				
𩗏	piāo				
𩗐	huà				
𩗑	yí				
𩗒	bó				
𩗓	bó	𫗈			
𩗔	něi				
𩗕	qiú				
𩗘	wěi				
𩗙	chè				
𩗚	yóu				
𩗜	wèi				
𩗝	huǐ				
𩗞	sà				
𩗢	hòng				
𩗣	sōu				
𩗤	hàn				
𩗥	páo				
𩗧	fáng				
𩗩	liú				
𩗪	zhòu				
𩗫	pí				
𩗭	lì				
𩗰	chuí				
𩗱	xī				
𩗲	zhēng				
𩗴	bèng	𫗉			(Cant.) classifier for odors
𩗵	zhēng				
𩗶	suì				
𩗷	yǎn				
𩗼	qīng				
𩗽	wù				
𩗾	liǎng				
𩘀	zhào	𩙩			
𩘁	liáng				
𩘅	jiē				
𩘇	hōng				
𩘈	yōu				
𩘊	là				
𩘋	hòu				
𩘍	yuàn				
𩘎	hóng				
𩘏	yè				
𩘑	yǐng				
𩘒	xuǎn				
𩘓	yóu				
𩘘	quán				
𩘜	táng				
𩘝	suǒ	𩙭			
𩘟	lì				
𩘠	sōu				
𩘡	lì				
𩘤	yù				
𩘧	yì				
𩘭	xiū				
𩘮	áo				
𩘯	tuán				
𩘰	sù				
𩘱	shuài				
𩘳	yù				
𩘵	fēng				
𩘹	sù	𩙨			
𩘺	tuí	𩙬			
𩘻	yù	𬲆			
𩘼	zhēng				
𩘽	zhēng				
𩘿	táo				
𩙄	liú				
𩙆	chéng				
𩙇	suí				
𩙈	sāo	𩙰			
𩙏	gǔ				
𩙐	fēng				
𩙑	liè				
𩙒	piāo				
𩙖	lì				
𩙘	lóng				
𩙙	chū				
𩙚	xiāo				
𩙛	hōng				
𩙜	xiè				
𩙝	shè				
𩙠	lóng				
𩙡	hōu				
𩙢	xuán				
𩙣	fēng				
𩙥	bá		颰		
𩙦	bó		𩗀		
𩙧	táo		䬞		wind; storm, sound of the wind
𩙨	sù		𩘹		
𩙩	zhào		𩘀		
𩙪	biāo		颷		whirlwind
𩙬	tuí		𩘺		
𩙭	suǒ		𩘝		
𩙮	xiāo		䬘		the wind blows, blown by the wind
𩙯	héng		䬝		
𩙰	sāo		𩙈		
𩙲	fēi				
𩙷	niù				
𩙸	mǎng				
𩙽	huán				
𩙾	zhī				
𩚂	yì				
𩚄	yù				
𩚇	yí				
𩚈	yuē				
𩚉	chí				
𩚕	yǐn				
𩚖	niù				
𩚗	rǒng				
𩚛	nà	𩟿			
𩚣	tián				
𩚥	bā	𩠀			
𩚪	ěr				
𩚫	zhēng				
𩚬	è				
𩚭	póu				
𩚮	jī				
𩚯	ní				
𩚱	jiǒng				
𩚲	jiá				
𩚵	gān	𩠁			
𩚹	líng				
𩚻	zuì				
𩚾	bèi				
𩛅	shū				
𩛆	yǐ	𩠂			
𩛇	pāi				
𩛋	nǎo				
𩛌	shì	𫗤			
𩛎	mǎn	𬲴			
𩛏	shì				
𩛑	tí				
𩛘	gōng				
𩛝	lèi				
𩛞	bǎo	𬲺			
𩛟	yuān				
𩛠	zuō				
𩛡	láng	𫗨			
𩛢	xiū				
𩛥	zài				
𩛦	chèng				
𩛧	jiān				
𩛨	mào				
𩛩	jiá	𩠃			
𩛪	yù				
𩛭	yù				
𩛮	yí				
𩛲	māng	𬲹			
𩛳	zài				
𩛵	zhuì				
𩛶	tí				
𩛹	xì				
𩛺	jú				
𩛻	zàn				
𩛼	lù				
𩛽	táo				
𩜀	zhuì				
𩜁	líng				
𩜃	jù				
𩜆	jī				
𩜇	juǎn	𩠉			thin wafers in which meat and other foods are rolled and eaten
𩜊	zī				
𩜌	yuē				
𩜍	dōng				
𩜒	nǎng				
𩜖	chóng				
𩜟	àng				
𩜣	gēng				
𩜥	bō				
𩜦	dìng	𩠆			
𩜧	wěi				
𩜬	quán				
𩜭	kē				
𩜰	pì	𬳃			
𩜱	kǎn				
𩜲	fú				
𩜳	yǒng				
𩜵	tuán	𩠊			
𩜶	tǒu	𱄁			
𩜷	yòu				
𩜸	yāo				
𩜺	yē				
𩜽	yàn				
𩝈	xián				
𩝊	tí				
𩝌	suì				
𩝐	cí				
𩝔	xǔ	𩠋			
𩝕	wù				
𩝖	cān				
𩝗	yù				
𩝚	chǎn				
𩝛	xiá				
𩝝	kào				
𩝞	cāng				
𩝟	chā				
𩝠	qiǔ	𬳌			spoiled provisions
𩝣	dā	𬳉			
𩝥	sù				
𩝨	huā				
𩝷	wū				
𩝸	yuān				
𩝽	jiàng	𫗳			
𩝾	xiǎng				
𩝿	zhāi				
𩞀	sǎn				
𩞁	mó				
𩞃	shǎng	𬲰			
𩞄	cáo	𩠎			
𩞅	suī				
𩞆	chuáng	𬲪			
𩞇	mí				
𩞈	zhú				
𩞉	chóng	𬳐			
𩞊	jì				
𩞋	chóng				
𩞙	lián				
𩞞	hài				
𩞤	dūn				
𩞥	xiǎng				
𩞦	chēng	𩠏			
𩞧	shǎng	𱄇			
𩞨	lì				
𩞩	huáng				
𩞬	dèng	𬳒			
𩞯	liáng	䭪			
𩞶	zā				
𩞺	huò				
𩞻	lín				
𩞾	dú				
𩞿	hàn				
𩟀	yōng	𬳓			
𩟁	yuàn				
𩟂	guò	𬲸			
𩟃	líng				
𩟅	liǎn				
𩟇	ào				
𩟈	dāng				
𩟉	yì				
𩟊	nóng				
𩟋	shàn				
𩟍	xìn				
𩟐	dá	𩠅			
𩟑	yù				
𩟒	cān				
𩟓	wò				
𩟔	chá				(Cant., vulg.) to eat
𩟕	bó				
𩟗	jiǎn	𫗚			
𩟞	méng				
𩟟	wěi				
𩟠	mó	𬳔			
𩟥	shuì				
𩟦	jié				
𩟧	shuò				
𩟨	huò				
𩟫	chuò				
𩟭	lóng				
𩟮	huài				
𩟰	tuō				
𩟳	yú				
𩟶	chàn				
𩟷	yōng				
𩟸	huò				
𩟺	lǎn				
𩟿	nà		𩚛		
𩠀	bā		𩚥		
𩠁	gān		𩚵		
𩠂	yǐ		𩛆		
𩠃	jiá		𩛩		
𩠅	dá		𩟐		
𩠆	dìng		𩜦		
𩠇	xùn		䭀		food (of the Taoist)
𩠈	rěn		䭃		
𩠉	juǎn		𩜇		thin wafers in which meat and other foods are rolled and eaten
𩠊	tuán		𩜵		
𩠋	xǔ		𩝔		
𩠎	cáo		𩞄		
𩠏	chēng		𩞦		
𩠑	dǐng			頂	top, head, summit
𩠚	hái				
𩠟	wǔ				
𩠦	qǐ				
𩠨	jī				
𩠮	kuí				
𩠯	wéi				
𩠶	shǒu				
𩠷	fú				
𩠹	tuán				
𩠻	bié				
𩠽	tán				
𩠾	hāng				
𩠿	piē				
𩡃	yú				
𩡄	tán				
𩡌	xiāng				
𩡎	xiū				
𩡓	wěng				
𩡔	hài				
𩡕	péng				
𩡝	tán				
𩡟	bié				
𩡠	xiāng				
𩡣	yǐ	𩡖			
𩡦	piáo				
𩡧	huán				
𩡨	mǔ				
𩡩	bā				
𩡫	fàn				
𩡯	dīng				
𩡷	fēn				
𩡺	jiè	𩧦			
𩡾	suó				
𩢄	wàn				
𩢅	gē				
𩢈	fēn				
𩢊	tuó				
𩢌	wén				
𩢍	guā	𬳷			
𩢎	duō				
𩢐	zhé				
𩢑	cǐ				
𩢒	yǎo				
𩢔	bàn				
𩢕	bù				
𩢖	mò				
𩢘	pǒ				
𩢛	gé				
𩢞	liú				
𩢡	rǎn	𩧬			
𩢨	gān				
𩢪	hú				
𩢫	móu				
𩢮	xiū				
𩢯	huāng				
𩢰	fú	𱅎			
𩢱	huí				
𩢳	qú				
𩢴	jié	𩧵			
𩢵	tuō				
𩢶	yú				
𩢷	mò				
𩢸	zhōu	𩧳			
𩢹	jiù				
𩢻	shú				
𩢼	kuāng	𬳻			
𩢽	qióng				
𩢾	liè	𩧮			
𩢿	fù				
𩣊	xù	𱅍			
𩣖	lìn				
𩣘	niè				
𩣚	pī				
𩣜	fù				
𩣝	bù				
𩣞	yì				
𩣡	bó	𱅓			
𩣣	é				
𩣩	zhé				
𩣫	lì	𩧸			
𩣮	tù				
𩣯	dá				
𩣱	lù				
𩣲	yān				
𩣳	dōng				
𩣴	qiè				
𩣵	wǎn	𩧻			
𩣶	mǐng				
𩣷	zuī				
𩣸	fù				
𩣹	qū				
𩣺	bēn	𩧼			
𩣻	ǎo				
𩣼	qiāng				
𩤁	qūn				
𩤈	què				
𩤉	huá				
𩤊	xiàn	𩧩			
𩤋	kùn				
𩤏	cuì				
𩤒	yí				
𩤖	chī				
𩤗	zòng				
𩤘	nǎo				
𩤙	chéng	𩨆			
𩤚	duān				
𩤛	yóng				
𩤜	zhě				
𩤞	tàn				
𩤟	yáng				
𩤠	xié				
𩤡	xuān				
𩤣	duàn				
𩤤	shuǎ				
𩤥	xián				
𩤦	xián				
𩤩	é				
𩤲	lā	𩨉			
𩤸	wèi	𩨅			
𩤹	yōu				
𩤺	yú				
𩤽	tī				
𩤿	jīn				
𩥁	táng				
𩥂	qí				
𩥄	diān	𩨋			
𩥅	tāo	𱅣			
𩥆	lǜ				
𩥇	zhàn	𩨍			
𩥈	wēn				
𩥉	jì	𩧱			
𩥊	āo				
𩥋	òu				to gallop wildly
𩥌	qià				
𩥐	shī				
𩥑	tǎ	𩨌			
𩥔	mò				
𩥘	yóu				
𩥠	zhá				
𩥣	yáo				
𩥫	chōng				
𩥬	lí				
𩥭	yú				
𩥮	chǎn				
𩥯	yī				
𩥲	chì	𬴇			
𩥴	lí				
𩥽	tú				
𩥿	zú				
𩦂	xián				
𩦇	xì				
𩦉	bié				
𩦊	hán				
𩦋	qí				
𩦌	sāng				
𩦎	fēi				
𩦐	shàn				
𩦘	huān				
𩦠	bàng	𫠌			
𩦡	yú				
𩦢	yú			虞	to provide for; anxious; danger
𩦤	jí				
𩦱	kuǎi				
𩦲	zōng				
𩦹	xiàn				
𩦺	méng	𬴌			
𩧃	lì				
𩧄	zhì				
𩧅	fán				
𩧆	liè	𩨐			
𩧇	cài				
𩧈	dú				
𩧉	guāng	𱄾			
𩧊	xiòng				
𩧋	lí				
𩧌	qì				
𩧏	jué				
𩧐	tuō	𬴎			
𩧒	jù				
𩧓	xiāo				
𩧘	qú				
𩧜	zhuǎn				
𩧡	jué				
𩧦	jiè		𩡺		
𩧨	zhòu		駎		
𩧩	xiàn		𩤊		
𩧪	lóng		䮾		
𩧫	yǎng		駚		
𩧬	rǎn		𩢡		
𩧭	yì		䭿		a swift horse, to summon; to ask; to solicit; to request; to seek for
𩧮	liè		𩢾		
𩧯	bō		驋		
𩧰	hún		䮝		a legendary animal, a wild horse; mustang
𩧱	jì		𩥉		
𩧲	dòng		駧		
𩧳	zhōu		𩢸		
𩧴	quān		駩		
𩧵	jié		𩢴		
𩧺	jú		駶		
𩧼	bēn		𩣺		
𩧿	bī		䮠		a kind of animal
𩨀	gé		騔		
𩨁	chǔn		䮞		a piebald horse, particoloured, miscellaneous, confused and disorderly, a stupid horse
𩨃	qián		騝		
𩨄	sōu		騪		
𩨅	wèi		𩤸		
𩨆	chéng		𩤙		
𩨇	lóu		䮫		
𩨈	yú		騟		
𩨉	lā		𩤲		
𩨊	qián		騚		
𩨋	diān		𩥄		
𩨌	tǎ		𩥑		
𩨍	zhàn		𩥇		
𩨏	fán		䮳		
𩨐	liè		𩧆		
𩨑	tīng				
𩨒	jī				muscle
𩨓	qiān				
𩨔	hú				
𩨗	yú				
𩨘	qì			肐	arm, side
𩨙	yú				
𩨚	wā				
𩨜	bà				
𩨝	qí				
𩨞	sǎ				
𩨟	qiāo				
𩨠	yà				
𩨡	xiǎn				
𩨨	cī				
𩨩	fàn				
𩨫	kǔn				
𩨬	gǔn				
𩨭	quē				stiffness in the joints
𩨮	è				
𩨯	qióng				
𩨲	mà				
𩨳	kū				
𩨴	yǎo				
𩨷	quē				
𩨸	chū				
𩨹	jiǎ				
𩨻	zhǔ				
𩨽	duī				
𩨾	wá				
𩩀	nǎo				
𩩄	yán				
𩩅	tóng				
𩩋	xíng				
𩩌	gǔn				
𩩍	pīng				(Cant.) ribs, rib-cage
𩩑	yǔ				
𩩒	hè				
𩩔	zhuó				
𩩗	shē				
𩩘	yǔ				
𩩛	jì				
𩩝	qiāng				
𩩞	shuì				
𩩟	chuò				
𩩠	zú				
𩩡	léng				
𩩢	ní				
𩩤	wā				
𩩥	zhá				
𩩧	dàn				
𩩮	dù				
𩩯	biàn				
𩩰	jiē				
𩩱	qià				
𩩲	hé				
𩩳	chòng				
𩩴	yán				
𩩶	yàn				
𩩺	sóng				
𩩻	téng				
𩩼	yǎo				
𩩾	kāo				
𩪀	zhuī				
𩪁	guì				
𩪂	ái				
𩪃	hài				
𩪈	suǒ				
𩪉	xù				
𩪊	biāo				
𩪌	fèng				
𩪍	qū				
𩪎	mǎng				
𩪐	guó				
𩪖	bì				
𩪗	jué				tailbones, the coccyx
𩪘	chuáng				
𩪛	pú				
𩪟	yì				
𩪢	qiān				
𩪣	yì				
𩪤	è				
𩪥	líng				
𩪧	bì				
𩪭	huò				
𩪮	mǒ				
𩪱	xūn				
𩪴	yàn				
𩪸	lì				
𩪺	tán				
𩪾	luán				
𩫀	kài				
𩫁	mào				
𩫂	xiāo				
𩫇	ǎi				
𩫊	tǎ				
𩫍	mèi				
𩫏	guō				
𩫓	gǎo				
𩫔	náo				
𩫕	háo				
𩫠	quē				
𩫥	cáo				
𩫦	sào				
𩫫	pí				
𩫲	xiē				
𩫳	xiāo				
𩫴	jú				
𩫹	chéng				
𩫺	nǎo				
𩬀	nèi				
𩬍	mǔ				
𩬏	shāo				
𩬑	diān				
𩬔	líng				
𩬖	zhěn				
𩬗	yǎo				
𩬙	fù				
𩬚	qián				
𩬛	qióng				
𩬜	jú				
𩬝	bìng				
𩬞	máo				
𩬟	zhà				
𩬠	tāi				
𩬤	chōng		𩰀		
𩬫	zhǎi				
𩬭	shī				
𩬮	yòng				
𩬰	qióng				
𩬱	dào				
𩬲	tì				
𩬳	zhuǐ				
𩬵	yìn				
𩬷	nǎo				
𩬸	bō				
𩬹	kuāng				
𩬺	zhǐ				
𩬻	duǒ				
𩬼	cōng				
𩬽	bǎo				
𩭇	lí				
𩭊	jú				
𩭋	wén				
𩭌	liè				
𩭏	wǒ				
𩭐	shǐ				
𩭑	niǎo				
𩭒	máng				
𩭓	jiū				
𩭘	xiū				
𩭝	wǒ				
𩭟	dào				
𩭡	xī				
𩭢	àn				
𩭣	dá				
𩭤	zǒng				
𩭥	hàn				
𩭦	chuí				
𩭧	bī				
𩭩	dòng				
𩭫	zhǎng				
𩭯	yā	𩬾			
𩭲	dí				
𩭳	huō				
𩭷	mín				
𩭺	fù				
𩭼	bǎo				
𩭽	kè				
𩭾	máo				
𩭿	rè				
𩮀	zōng				
𩮁	qià				
𩮂	xiā				
𩮃	sōu				
𩮄	xiū				
𩮅	nà				
𩮉	mán				
𩮎	zhā				
𩮏	chán				
𩮐	shè				
𩮑	wǒ				
𩮖	ái				
𩮗	bàng				
𩮘	hāo				
𩮚	sāo				
𩮛	suǒ				
𩮜	tì				
𩮝	yà				
𩮟	bìng				
𩮠	róng				
𩮫	shā				
𩮬	wěng				
𩮯	áo				
𩮱	zhuāng				
𩮳	piào				
𩮴	suī				
𩮵	yī				
𩮶	sōu				
𩮷	dōu				
𩮸	sōu				
𩮹	luó				
𩯃	fèi	𱆄			
𩯄	zùn				
𩯆	nào	𬴨			
𩯇	dēng				
𩯈	zhí				
𩯉	cuō				
𩯊	liáo				
𩯋	jǐ				
𩯌	bō				
𩯍	cóng				
𩯎	chéng				
𩯏	bǔ				
𩯑	sān				
𩯒	zàn		𩯳		
𩯘	jiào				
𩯛	yào				
𩯜	lǔ				
𩯞	càn				
𩯨	nǐ				
𩯰	jié				
𩯱	pú				
𩯲	zhuàng				
𩯳	zàn	𩯒			
𩯺	lì				
𩯽	là				
𩰀	chōng	𩬤			
𩰃	zhàn				
𩰍	biàn				
𩰎	wēng				
𩰓	hòng				
𩰗	pīn				
𩰙	sè				
𩰞	nǐ				
𩰟	fēn				
𩰠	xǔ				
𩰢	shǐ				
𩰤	jù				
𩰨	jué				
𩰪	yù				
𩰬	guō				
𩰭	guō				
𩰯	hú				
𩰲	lì				
𩰳	xié				
𩰴	ér				
𩰵	yuán				
𩰶	hái				
𩰹	jìng	𩰰			
𩰻	kè				
𩰽	zōng				
𩰾	fèi				
𩱀	pēng				
𩱁	gēng				
𩱃	jiān				
𩱄	ní				
𩱆	xián				
𩱇	lì				
𩱈	chǎo	𱆍			
𩱊	ér				
𩱋	gēng				
𩱌	yù				
𩱍	hú				
𩱎	fèi				
𩱏	áo				
𩱓	ěr				
𩱘	kè				
𩱙	kù				
𩱚	bó				
𩱝	yè				
𩱞	jiào				
𩱦	chǎo				
𩱧	gēng				
𩱨	rù				
𩱪	yuè				
𩱬	lín				
𩱱	yù				
𩱲	yuè				
𩱳	zhāi				
𩱴	xiāo				
𩱷	miè				
𩱻	guǐ				
𩱼	jiū				
𩱾	tuò				
𩲁	xí				
𩲂	wěi				
𩲃	zhuó				
𩲄	wèi				
𩲅	kuí				
𩲈	mèi				
𩲊	hào				
𩲋	hāng				
𩲌	fāng				
𩲍	niú				
𩲎	yòu				
𩲏	huà				
𩲒	làng		𩳤		
𩲠	zhú				
𩲡	guǐ				
𩲢	bì				
𩲣	jiǎ				
𩲤	tiáo				
𩲦	lǜ				
𩲧	kǒng				
𩲨	zuǐ				
𩲩	líng				
𩲪	qí				
𩲬	zhú				
𩲱	gǔ				
𩲲	zù				
𩲴	yāng				
𩲵	sū				
𩲷	kuí				
𩲹	chāng				
𩲻	yáo				
𩲾	yù				
𩳅	shū				
𩳆	lài				
𩳇	yì				
𩳈	dōu				
𩳌	wú				
𩳍	yǐng				
𩳎	fú				
𩳏	zhuàn				
𩳐	fǔ				
𩳒	sù				
𩳓	lǐ				
𩳔	yào				
𩳕	tuì				
𩳝	guì				
𩳡	lǜ				
𩳢	yàn				
𩳣	qí				
𩳤	làng	𩲒			
𩳥	zhú				
𩳧	guǐ				
𩳨	hū				
𩳯	jīng				
𩳲	chǐ				
𩳵	jú				
𩳶	zhá				
𩳸	miáo				
𩴀	zhū				
𩴁	gān				
𩴂	xiōng				
𩴃	jí				
𩴇	shài				
𩴈	mèi				
𩴉	yùn				
𩴍	shòu				
𩴐	lǜ				
𩴑	yòu				
𩴒	jiàng				
𩴓	nuó				
𩴘	jù				
𩴙	yòu				
𩴜	yì				
𩴝	téng				
𩴞	wéi				
𩴟	chě				
𩴠	lìn				
𩴡	gù				
𩴣	lì				
𩴤	liào				
𩴧	jiāo				
𩴨	yáng				
𩴩	biāo				
𩴪	qí				
𩴮	yì				
𩴱	bīn				
𩴲	méng				
𩴳	chà				
𩴵	gān	𩴌			
𩴹	qú				
𩴺	dí				
𩴻	léi				
𩵀	líng				
𩵄	huān				
𩵅	qú				
𩵇	luó				
𩵉	kuí				
𩵍	qiú				
𩵎	yǔ				
𩵏	huà				
𩵓	lèi				
𩵕	rèn				
𩵖	xiǎo				
𩵗	sì				
𩵛	biē				
𩵠	niú				
𩵢	hè				
𩵣	pēi				
𩵥	fèi				
𩵦	mù	𫠏			
𩵩	fū	𩽺			
𩵬	hú				
𩵭	wáng				
𩵮	shā				
𩵰	jiāo				
𩵱	wǔ	𬶉			
𩵹	fù	𩽻			
𩶁	bǐng	𫚎			
𩶂	zhù				
𩶄	zhú				
𩶅	chī				mackerel
𩶇	shěn				
𩶈	hū				
𩶉	bū				river porpoise; torpedo
𩶎	rǎn				
𩶖	mù				
𩶘	lì	䲞			a general name for perch, etc.
𩶛	jiā				
𩶞	mà				
𩶡	méng				
𩶢	móu				
𩶣	zhōu				
𩶤	xiǎn				
𩶥	huǐ				
𩶦	guài				
𩶧	jiù				
𩶩	mù				
𩶫	rù				
𩶭	wú				
𩶯	rú	𱇫			
𩶱	zhà	𩽽			
𩷁	nuǒ				
𩷂	xié				
𩷄	jiàng				
𩷋	lǐ				
𩷌	shū				
𩷍	yì				
𩷎	dí				
𩷏	qíng				
𩷐	jú				
𩷓	zhì	鿵			
𩷕	láng	鿶			
𩷖	bù				
𩷗	kuáng				
𩷘	yì				
𩷚	bó				
𩷧	chì				
𩷭	jiàng				
𩷯	wò				
𩷰	xùn	𩾄			
𩷵	tūn				
𩷶	máng	𱇮			
𩷸	fáng				(same as U+9B74 魴) triangular bream
𩷹	zhuó				
𩷻	qià				
𩷽	tǎ				
𩷾	qí				
𩸀	pèng				
𩸁	biē				
𩸂	fèn				
𩸃	tù	𩾅			
𩸄	huà	𫚝			
𩸇	è				
𩸋	è				
𩸎	dìng				
𩸐	rú				
𩸖	è				
𩸞	yàn				
𩸟	sì				
𩸥	yíng				
𩸦	ní	𩾆			
𩸧	ní				
𩸨	yí				male whale
𩸹	mí				
𩸾	yé				
𩸿	pō				
𩹀	còu				
𩹂	wèi	𱈃			
𩹄	hài				
𩹅	yīng				
𩹇	tíng				
𩹈	zhì				
𩹉	fēi				
𩹊	yóu	𬶦			
𩹍	kuí				
𩹎	àn	鿷			
𩹏	bà				
𩹑	hàn				
𩹞	nán				
𩹟	nài				
𩹢	jīng				
𩹥	wēi				
𩹱	chù				
𩹳	suǒ				
𩹴	tāo				
𩹵	qí				
𩹶	táng				
𩹷	wěi				
𩹸	gǎn				
𩹺	gé				
𩹼	hàn				
𩹾	nà	𱇴			
𩹿	gé				
𩺄	zhēng				
𩺗	tǎ				
𩺛	sī				
𩺝	nì	𬶪			
𩺞	sǎng	𱈎			
𩺫	xié				
𩺯	zú				
𩺰	yú				
𩺱	nì				
𩺲	qī				
𩺵	shēn				
𩺼	bū				
𩻋	kūn				
𩻌	lí				
𩻎	guā				
𩻖	yǎn				
𩻗	bù	𫚨			
𩻘	jiàn				
𩻚	wú				
𩻛	cén	𱈔			
𩻜	lín				
𩻝	zhuàn				
𩻟	huī				
𩻡	tóng				
𩻢	zhǎ				
𩻤	hēi				
𩻧	guǒ	𬶯			
𩻱	jǐng	𬶱			
𩻵	dié				
𩻷	yíng				
𩻼	zhì				
𩼂	wěi				
𩼄	jì				
𩼅	rǒng				
𩼈	ào				a variety of perch
𩼉	dāng				
𩼊	luó				
𩼋	yè				
𩼌	wēi				
𩼒	qiáng				
𩼙	gé				
𩼚	jì				
𩼦	zòu				
𩼨	yí				
𩼫	zhǎ				
𩼭	liè				
𩼴	yè				
𩼼	zhān				
𩽀	chóu				
𩽁	biāo				
𩽆	xù				
𩽇	yōu	𩾎			
𩽍	xiè				
𩽎	wéi				
𩽏	lì				
𩽛	bó				
𩽜	jiǎn				
𩽝	chán				
𩽞	kūn				
𩽡	qíng				
𩽧	shuāng				
𩽨	xī				
𩽩	qú				
𩽰	luó				
𩽳	dǎng				
𩽴	nián				
𩽵	lǐ				
𩽷	bà	𬶻			
𩽹	è		魥		
𩽺	fū		𩵩		
𩽻	fù		𩵹		
𩽼	hǔn		鯶		
𩽽	zhà		𩶱		
𩾂	chóu		䲖		big fish
𩾄	xùn		𩷰		
𩾅	tù		𩸃		
𩾆	ní		𩸦		
𩾇	hu		鯱		mythical dolphin-like fish
𩾈	shū		䱙		
𩾊	xū		䱬		a kind of fish
𩾋	zhòng		䱰		
𩾒	xiāo	𬷽			
𩾓	xiāo				
𩾔	cì				
𩾕	chì				
𩾗	diāo				
𩾘	yì				
𩾚	dīng				
𩾝	hàn	𱉋			
𩾞	wán				
𩾠	yǐ				
𩾡	bào				
𩾢	yì				
𩾧	xùn				
𩾬	xiáng				
𩾳	bí				
𩾶	jié				
𩾷	gē				
𩾸	zè				
𩾺	zhèn				
𩾻	hú				
𩾼	xī				
𩾽	xīn				
𩾾	xiāo				
𩾿	fù				
𩿀	zhòng				
𩿂	mào				
𩿃	xīn				
𩿄	qiāng				
𩿈	fén				
𩿉	bān				
𩿊	huān	𱉒			
𩿑	jiāo				
𩿓	bào				
𩿔	yā				
𩿕	yáo				
𩿛	xì				
𩿝	jù				
𩿟	qù				
𩿠	yuè				
𩿡	tái				
𩿢	tǒu				
𩿣	mò				
𩿤	zhá	𫛠			
𩿥	qú				
𩿧	fū	𱉜			
𩿩	qú				
𩿪	chì	𪉄			
𩿬	yóu				
𩿷	tí				
𩿺	wā	𬸁			
𩿽	tuó				
𩿿	chú				
𪀁	gē				
𪀉	gē	𬸂			
𪀊	qú				
𪀏	jù				
𪀒	dié				variant of 鴟 U+9D1F, a kite (bird)
𪀓	yí				
𪀔	shī				
𪀕	yì				
𪀗	guǐ	𱉭			
𪀘	jiàng				
𪀚	sōng	𱉣			
𪀛	qióng	𬸉			
𪀝	è				
𪀞	huāng				
𪀟	huí				
𪀠	xún				
𪀣	jú				
𪀥	zhái				
𪀦	chì	𪉅			
𪀧	lǎo				
𪀩	qí				
𪀪	xiū				
𪀬	huī				
𪀭	tóng				
𪀺	fù				
𪀽	xún				
𪀾	jié	𪉋			
𪀿	mǐ				
𪁀	yù				
𪁈	zhuàng	𪉉			
𪁉	jiāo				
𪁊	zhì				
𪁋	chéng				
𪁍	jié				
𪁎	xiāo				
𪁏	chén	𮭦			
𪁐	lí	𬸎			
𪁑	yuè	𬸑			
𪁓	zhì				
𪁔	láo				
𪁕	wò				
𪁖	qú	𪉌			
𪁘	wāng				
𪁚	yī				
𪁛	yì	𱉷			
𪁜	láng	𬸏			
𪁞	tóu				
𪁟	ān				
𪁠	jué				
𪁡	yàn				
𪁥	jù				
𪁧	zhèn				
𪁩	zhì				
𪁪	mǎng				
𪁮	xiù				
𪁱	chuáng	𬸐			
𪁲	chū				
𪁸	qiāng				
𪁹	fēi				
𪁺	cháng				
𪁼	mián				
𪁽	sù				
𪁾	ǎo				
𪂀	fǔ				
𪂄	wèi				
𪂅	zhī				
𪂆	mín	𪉎			
𪂇	chāng				
𪂈	yán	𬸖			
𪂉	yù				
𪂋	fù				
𪂌	tà				
𪂍	jǐ				
𪂏	fèi				
𪂒	hú				
𪂓	jū				
𪂕	yǔ				
𪂛	qí				
𪂜	méi				
𪂟	biē				
𪂠	guǒ				
𪂤	mìng				
𪂦	wǎn				
𪂧	wǎn				
𪂴	jīng				
𪂵	yù				
𪂶	xián				
𪂹	chūn				
𪂺	jí				
𪂼	xiāng				
𪂽	pén				
𪂾	fù				
𪃂	liú				
𪃄	sāi				
𪃅	xuē				
𪃆	zòu				
𪃈	jié				
𪃋	zhān				
𪃍	yú	𪉐			
𪃎	yú				
𪃏	méi	𪉏			
𪃐	miǎo				
𪃑	mào				
𪃒	duó	𫛻			
𪃓	fù				
𪃛	jiàn				
𪃦	miáo	𬸙			
𪃨	āo				
𪃭	kè				
𪃶	hóu				
𪃺	gòu				
𪃼	xī				
𪃾	róng				
𪃿	gē	𬸠			a goose
𪄀	pán				
𪄁	yuán				
𪄂	xià				
𪄅	shā	𬸌			
𪄆	pī	𪉔			
𪄈	qíng				
𪄉	yōng				
𪄊	qú				
𪄌	gòng				
𪄎	gé				
𪄏	xiān				
𪄑	sù				
𪄕	bān	𪉒			
𪄖	qí				
𪄗	hòu				
𪄛	xī				
𪄝	wū				
𪄭	qī				
𪄮	hù				
𪄯	guī				
𪄱	dí				
𪄲	shāng	𱊥			
𪄳	mài	鿺			
𪄴	mǐn				
𪄵	jì				
𪄶	xí				
𪄷	xiān				
𪄸	jí				
𪄹	cháng				
𪄺	kòu				
𪄻	chōng				
𪅂	zhāng	𫜂			
𪅃	piǎo	𬸤			
𪅄	sù				
𪅅	lüè				
𪅆	lí				
𪅇	mèng				
𪅈	chōng				
𪅉	tiān				
𪅋	líng				
𪅍	chì				
𪅖	chōng	𬸥			
𪅙	chì				
𪅝	niǎo				
𪅟	yóng				
𪅮	mì				
𪅰	shū				
𪅲	xì				
𪅴	è				
𪅵	zī				
𪅸	jié				
𪅹	jī				
𪅺	hōu				
𪅻	shèng				
𪅼	lì				
𪅾	qī	𬸨			
𪆀	zhōu				
𪆁	sī				
𪆂	qú				
𪆋	xié				
𪆗	sī				
𪆛	xū				
𪆠	fù				
𪆯	nóng				
𪆰	yà	𬸭			
𪆱	liú				
𪆲	jiǎ				
𪆳	guī				
𪆴	kuí	𬸮			
𪆵	chì				
𪆶	càn				
𪆷	chú	𫛾			
𪆹	guō				
𪆻	dǎn				
𪆿	jiàn				
𪇁	dāng				
𪇂	hòu				
𪇄	kòu	𬸬			
𪇆	chù				
𪇇	qiān				
𪇈	ài				
𪇊	pì				
𪇑	xùn				
𪇒	jīng				
𪇓	mèng				
𪇕	bīn				
𪇖	lán	𬸡			
𪇗	gǔ				
𪇘	chóu	𬸍			
𪇛	yōng				
𪇜	guá				a kind of bird
𪇝	yú				
𪇞	zhòu				
𪇭	cài				
𪇯	liú				
𪇰	bǔ	𱊲			
𪇱	luò				
𪇲	jié				
𪇳	zhēn	𪉕			
𪇴	miè				
𪇵	guǎng				
𪇷	jiá				
𪇹	là				
𪈀	shòu				
𪈃	guō				
𪈆	mèng				
𪈇	qián				
𪈈	lài				
𪈊	hé				
𪈋	tuán				
𪈑	huī				
𪈘	hōng				
𪈜	lǚ				
𪈟	jiá				
𪈥	guī				
𪈨	yī				
𪈩	huān				
𪈰	luó				
𪈴	jué				
𪈸	guàn				
𪈻	quán				
𪈼	niǎo	𱊜			
𪈿	mán				
𪉂	yùn		䲰		a name for the pigeon or the turtle dove
𪉃	wén		鳼		
𪉄	chì		𩿪		
𪉅	chì		𪀦		
𪉆	zhī		鴲		
𪉉	zhuàng		𪁈		
𪉊	huá		鷨		
𪉋	jié		𪀾		
𪉌	qú		𪁖		
𪉍	tū		鵚		moulting, bald
𪉎	mín		𪂆		
𪉏	méi		𪃏		
𪉐	yú		𪃍		
𪉑	áo		鷔		a bird of ill-omen to the state
𪉒	bān		𪄕		
𪉔	pī		𪄆		
𪉕	zhēn		𪇳		
𪉖	lǔ	𱊺			
𪉗	chì				
𪉘	tóu				
𪉚	jiē				
𪉜	zhān	𬸵			
𪉢	jīn				
𪉣	lǔ	𱊻			
𪉦	jiàn				
𪉧	tàn				
𪉨	chāng	𬸶			
𪉪	cì				
𪉭	wāi				
𪉮	còu	𬸷			
𪉯	kàn				
𪉱	biàn	𬸸			
𪉸	wēn	𫜊			
𪉻	qiān				
𪉿	gàn	𬸹			
𪊂	huì				
𪊄	gǎn				
𪊆	jì				
𪊇	gàn				
𪊉	huái	𱊽			
𪊍	sì				
𪊐	fū				
𪊕	pí				
𪊗	cā				
𪊜	bèn				
𪊢	shǐ				
𪊥	huán				
𪊧	guī				
𪊪	ǒu				
𪊳	páo				
𪊵	yǐng				
𪊶	tǐng				
𪊷	xiào				
𪊹	zhù				
𪊻	yú				
𪋁	jiàn				
𪋄	qǔ				
𪋅	wǎn				
𪋆	kūn				
𪋇	zhuī				
𪋉	yù				
𪋊	guǒ				
𪋋	píng				
𪋌	zuǐ				
𪋍	zú				
𪋏	zhū				
𪋐	nuàn				
𪋑	zhū				
𪋖	piāo				
𪋗	mí				
𪋜	bì				
𪋝	sù				
𪋡	pú				
𪋢	mí				
𪋫	yè				
𪋬	yǔ				
𪋮	yù				
𪋰	zhǔ				
𪋳	líng				
𪋺	nòu				
𪋾	líng				
𪌀	liǎo				
𪌂	tuō				
𪌄	bǐ				
𪌅	nà				
𪌆	qú				
𪌈	pí				
𪌉	dǒu				
𪌊	niè				
𪌋	tún				
𪌍	jī				
𪌏	líng				
𪌓	kù				
𪌔	sù				
𪌘	tǒu	𱋍			
𪌞	nái				
𪌟	zé				
𪌢	tǒng				
𪌣	gé	𱋓			
𪌤	duī				
𪌧	jié				
𪌩	tián				
𪌪	tiào				
𪌫	chí				
𪌬	qū	𱋕			
𪌮	shā	𱋘			
𪌰	bó	𬹇			
𪌱	lí				
𪌳	luò				
𪌵	liáo				
𪌶	shù				
𪌷	děng				
𪌹	chī				
𪌺	miè				
𪌼	táo				
𪌽	hún	𬹋			
𪌿	nié	𬹌			
𪍁	jùn				
𪍂	hù				
𪍄	lù				
𪍅	yè				
𪍇	mò	𱋜			
𪍈	chào				
𪍌	suò				
𪍎	kē				
𪍏	fù				
𪍑	chǎo	𱋢			
𪍔	suǒ				
𪍗	qiū				
𪍛	sù				
𪍝	yùn				
𪍟	suǒ				
𪍠	kū	𫜕			
𪍡	bó				
𪍣	lǒu	𱋡			
𪍤	mò	𬹍			
𪍦	liǎn				
𪍧	xuàn				
𪍨	suǒ				
𪍩	mán				
𪍪	bì				
𪍲	tì				
𪍴	lián	𱋬			
𪍵	tán				
𪍶	shàn	𬹎			
𪍸	qú				young wheat
𪍹	dú				
𪍺	huán				
𪍻	sào				
𪍿	kuàng	𱋈			
𪎃	niè				
𪎅	niè				
𪎆	luó				
𪎇	zuó				
𪎈	yì		䴬		crumbs of barley; bran; chaff
𪎉	xiàn		麲		
𪎊	chǎo		麨		
𪎋	tiè		䴴		
𪎒	shuò				
𪎔	mǐ				
𪎗	mí				
𪎛	wǎn				
𪎝	bèn				
𪎞	qiāng				
𪎠	mǒ				
𪎣	liú				
𪎤	wò				
𪎦	měi				
𪎨	tóu				
𪎫	mǔ				
𪎭	méi				millet
𪎲	zuò				
𪎴	tún				
𪎵	kàng				
𪎶	tún				
𪎺	chè				
𪎻	zhèng				
𪎽	chōng				
𪎾	tiān				
𪏀	zhì				
𪏁	chán				
𪏂	chán				
𪏅	qīng				
𪏆	tūn				
𪏇	huǐ				
𪏈	què				
𪏉	zhān				
𪏊	jiān				
𪏋	chán				
𪏍	huáng				
𪏏	huī				
𪏐	chí				
𪏒	huáng				
𪏓	héng				
𪏔	yǔn				
𪏖	tuān				
𪏗	biān				
𪏙	huáng				a yolk
𪏚	yǔn				
𪏟	mò				
𪏠	gōng				
𪏢	gōng				
𪏤	guì				
𪏦	chán				
𪏨	què				
𪏩	ruì				
𪏪	kuàng				
𪏫	piào				
𪏮	rǔ				
𪏲	niǔ				
𪏳	hù				
𪏴	jǐn				
𪏵	nì				
𪏶	bào				
𪏸	nǐ				
𪏺	bì				
𪏻	hú				
𪏼	lí				
𪏿	zhū				
𪐀	nǎ				(Cant.) relationship; together
𪐂	quǎn				
𪐃	fěng				
𪐄	bǐ				
𪐅	lí				
𪐆	bié				
𪐇	nián				
𪐈	dǒng				
𪐋	lián				
𪐌	nì				
𪐍	lián				
𪐎	má				
𪐏	zhé				
𪐓	jiā				
𪐔	yí				
𪐖	lǒng				
𪐘	yì				
𪐝	dài				
𪐞	dù				
𪐣	yǐ				
𪐥	tài				
𪐦	hāng				
𪐧	shù				
𪐬	wán				
𪐮	sù				
𪐯	yǎo				
𪐰	èr				
𪐲	zhèn				
𪐺	dòu				
𪐻	jiān				
𪐿	pāng				
𪑀	huī				
𪑂	chà				
𪑃	shān				
𪑄	lú				
𪑆	yù				
𪑈	yàn				
𪑉	wǎn				
𪑊	qiào				
𪑋	luō				
𪑌	yù				
𪑏	tú				
𪑐	wèi				
𪑒	tùn				
𪑕	hǔn				
𪑖	bēn				
𪑗	qiè				
𪑙	jīn				
𪑚	lái	𬹗			
𪑜	zhǐ				
𪑝	yú				
𪑟	cì				
𪑦	yè				
𪑧	dié				
𪑨	chà				
𪑩	diàn				
𪑪	mán				
𪑬	dèng				
𪑭	wēi				
𪑮	niǎn				
𪑯	lèi				
𪑰	bīng				
𪑱	wū				
𪑳	zhěn	𬹕			
𪑶	róu				
𪑷	wài				
𪑸	mì				
𪑹	jiè				
𪑻	hóu				
𪑽	zhài				
𪑾	rǔ				
𪑿	zī				
𪒀	pán				
𪒂	mò				
𪒄	mì				
𪒆	qī				
𪒇	mò				
𪒊	zhī				
𪒋	bān				
𪒍	miè				
𪒏	lù				
𪒑	qī				
𪒒	chōng				
𪒔	lí				
𪒕	yì				
𪒘	dèng				
𪒙	cuō				
𪒛	duì				
𪒜	mà				
𪒝	yǎn				
𪒟	zèng				
𪒠	yǎn				
𪒡	duì				
𪒢	pū				
𪒥	yuè				
𪒩	huò				
𪒪	mài				
𪒫	jiǎn				
𪒬	nóng	𬹖			(Cant.) burned
𪒭	qín				
𪒯	qín				
𪒲	yè				
𪒴	tái				
𪒹	jiān				
𪒼	chá				
𪒾	dàn				
𪒿	téng	𬹘			
𪓀	lì				
𪓃	niǎng				
𪓄	chán				
𪓅	zāng				
𪓊	yù				
𪓌	zuì				
𪓍	biān				
𪓐	chǔ				colorful
𪓘	rán				
𪓚	rán				
𪓛	yāng	𱌀			
𪓜	bǒ				
𪓡	cù				
𪓬	mí	𱌅			
𪓮	kě				
𪓰	cù	𫜟			
𪓷	xí				
𪓹	má	𱌈			
𪓻	shī				
𪓼	diān				
𪓿	shī				
𪔂	dǐng			鼎	tripod
𪔃	jiōng				
𪔅	yuán				
𪔆	gān				
𪔊	huì				
𪔋	jī				
𪔍	péng				
𪔏	dēng				
𪔑	bèng				
𪔔	pāng				
𪔕	tà				
𪔗	yuān				
𪔘	gāo				
𪔙	yuān				
𪔟	jiā				
𪔣	kōng				
𪔦	dòng				
𪔩	xián				
𪔪	qì				
𪔬	sāng				
𪔰	yìn				
𪔳	lóng				
𪔶	tēng				
𪔷	lóng				
𪔺	rèn				
𪔽	yìn				
𪔾	píng				a rat, mouse
𪔿	pū				
𪕀	yuán				
𪕁	rǒng				
𪕃	fāng				
𪕇	hāng				
𪕈	mí				
𪕉	hú				
𪕊	zī				
𪕌	líng				
𪕍	jiōng				
𪕎	rǒng				
𪕒	píng				
𪕓	guāng				
𪕔	ěr				
𪕝	cù				
𪕞	jùn				
𪕦	xiǔ				
𪕨	ér				
𪕩	tì				
𪕫	yáng				
𪕭	ài				
𪕮	hú				
𪕯	xí				
𪕱	hú				
𪕳	sī				
𪕴	lǐ				
𪕶	yì				
𪕷	gǔ				
𪕹	táng				
𪖀	què				
𪖁	zōng				
𪖂	lí				
𪖄	jiào				
𪖇	fán				
𪖈	pú				
𪖉	sī				
𪖋	jié				
𪖌	lú				
𪖍	lì				
𪖎	chán				
𪖐	yào				
𪖕	huī				
𪖙	hōu			齁	to snore
𪖚	diān				
𪖛	qiù				
𪖜	jué				
𪖞	pì				
𪖢	kuī				
𪖥	xǐ				
𪖦	tī				
𪖩	xù				
𪖯	biǎn				
𪖲	hē				
𪖳	lián				
𪖶	sù				
𪖷	liào				
𪖼	jīn				
𪗁	lì				
𪗂	chán				
𪗅	qí				
𪗆	qí				
𪗉	zī				
𪗋	zī	𱌙			
𪗍	qí				
𪗏	qí				
𪗐	zī				
𪗒	zhāi				
𪗓	zhāi				
𪗔	pà				
𪗖	jū				
𪗙	yǎn				
𪗜	háng	𬹽			
𪗝	nà	𬹻			
𪗤	yǎn				
𪗦	zhàn				
𪗧	shǐ				
𪗨	zhí				
𪗭	zhā	𬺀			
𪗴	rǒng				
𪗵	zhā				
𪗷	yì				
𪗸	míng				
𪗹	yá				
𪗻	zhì	𬺁			
𪗽	kuò	𬺄			
𪗾	xiá				
𪘀	pián	𪚏			
𪘁	tà				(Cant.) to bite
𪘃	yǐ				
𪘆	xiū				
𪘇	zhāi				
𪘉	duǒ				
𪘊	è				
𪘎	yín				
𪘐	è				
𪘑	suān				
𪘒	ān				
𪘓	cuó	𬺇			
𪘕	tuó				
𪘗	tuó				
𪘘	xiá				
𪘛	chuò				
𪘝	suān				
𪘥	jì	𱌸			
𪘦	qiǎn				
𪘧	zú	𬺋			
𪘨	zhāi	𱌴			
𪘩	yǔn	𬺊			
𪘪	zhàn				
𪘬	yí	𱌷			
𪘲	yá	𬺌			(Cant.) to grin, smile
𪘳	yuē				
𪘹	hé				
𪘺	qià				
𪘾	chā				
𪙃	óu				
𪙈	hú				
𪙊	yàn				
𪙌	qiè				
𪙍	bó	𬺏			
𪙎	qiāng				
𪙏	jiè	𫜯			
𪙛	nì				(Cant.) decayed teeth; tongue-tied
𪙞	chǎn	𬺅			
𪙟	qǐn				
𪙡	zāo				
𪙤	yǐn	𬺒			
𪙥	xiè				
𪙧	qí				
𪙨	jiàn				
𪙫	xū				
𪙭	zèng				
𪙯	è				
𪙳	zū				
𪙴	yǐ				
𪙹	zhí				
𪙺	lì				
𪙽	lì				
𪙾	yín				
𪚁	lián				
𪚃	chán				
𪚅	jué	𬺖			
𪚇	zá				
𪚎	zhāi				
𪚏	pián		𪘀		
𪚑	lóng				
𪚓	lóng				
𪚘	lóng				
𪚝	lóng				
𪚠	lóng				
𪚢	mǎng				
𪚥	zhé				verbose
𪚬	gàn				
𪚭	gōu	𱍅			
𪚮	rán	𱍄			
𪚯	cù				
𪚰	jiāo	𱍆			
𪚷	bǒ				
𪚹	zhù				
𪚺	qiū				
𪚻	yāng				
𪛀	xiào				
𪛂	huí				
𪛃	qū				
𪛈	líng				
𪛊	yín				
𪛎	pì				
𪛒	lián				
𪞝	duó		凙		an icicle
𪡈	bái				used in transliteration
𪡏	zhān		嗹	嗹	gruel
𪤗	liào				
𪨗	juē		屩	屩	straw sandals
𪨰	qū				
𪪝	yōng			邕	the Hall of Learning; a marsh, feces; harmony
𪺹	nǔ				a tribe in southwest Yunnan
𫁡	lì		鴗	鴗	kingfisher
𫂈	fèi		䉬		coarse bamboo mats
𫂙	sù				luxuriant and dense vegetation; a fine sieve
𫃜	kòu				a button; a plaited knob; to fasten; to hook back
𫄷	yì		繶		
𫇭	wěi		蒍		
𫈰	qià				june grass
𫋐	gǒng	𬠈			to wriggle; to work through, as smoke through a crevice
𫌀	jī		襀		a pleat, fold, tuck, crease
𫌨	luó		覼		to explain in detail
𫍙	yì		訑	訑	arrogant, overbearing, mean; to deceive, cheat
𫍟	yí		𧦧		
𫍢	náo		譊	譊	wrangling; to quarrel
𫍣	tóng		詷		
𫍰	xǐ		諰		apprehensive
𫏋	juē		蹻	蹻	to raise the feet; to cross the legs; brave; sandals
𫐆	kuài		轣		to gallop; a mule
𫐉	líng		軨	軨	wooden cross-piece on front inside of carriage box
𫑡	méng		鄳		
𫒶	hán				armor
𫓩	cōng		鏦	鏦	a short spear
𫓯	jī		銈		
𫓶	xuān		鋗		a small basin; rings on a cart of carriage
𫔎	jué		鐍		hasp of a lock
𫖳	yūn		頵		
𫗠	zhāng		餦		an icicle
𫗮	huáng		餭		to eat; dinner-time, sunset
𫘜	wén		馼		
𫘣	hàn		駻	駻	a fierce horse; to rage, run wild
𫘤	ái		騃	騃	stupid; foolish
𫚈	xù		鱮	鱮	silver carp (Hypophthalmichthys molitrix); bream
𫚔	huí		鮰		a small sturgeon found in the Yangzi; catfish
𫚙	pū		鯆	鯆	the skate or ray
𫛛	zhī		鳷	鳷	jay (Garrulus lidthi)
𫛞	jué		鴃	鴃	a shrike, butcherbird
𫛢	níng		鸋		(archaic) a wren
𫛸	tí		鶗	鶗	a kind of hawk; cuckoo
𫜷	shòu		𨞪		
𫜸	huà				
𫟅	liáng		綡		
𫟦	suì		䡵		decoration on carriage
𫟹	hóng		鉷		trigger
𫠊	xuán		䮄		an one-year-old horse, a black horse
𫠥	lòu				to retire into obscurity
𫡑	yīn				
𫭟	ōu		塸		
𫭢	lǔn		埨		
𫭼	láo		𡑍		
𫮬	jiàng				a prop, support
𫰛	xíng		娙		
𫵷	lì		㠣		a mountain in Jiangxi Province; southeast of Jingde county
𫶇	dié		嵽		
𫼛	diào				to take; to carry away
𫽮	dǎng		攩	攩	to obstruct; shut out; shelter from; keep off; stop; resist
𬀷	shāng				to injure; to wound
𬃊	zhì		櫍		
𬆛	nǎo				to poison
𬇙	bèi		浿		
𬇹	guó		漍		a river
𬌗	hé				
𬍡	dàng		璗		yellow gold
𬍤	xún		璕		
𬐚	hǎi				a wine-jar
𬑔	zhòng			衆	multitude, crowd; masses, public
𬑡	chǒu	𬑍		瞅	to see; to look at; to gaze
𬒔	gěng				place name in Guangdong; (Cant.) for something hard or bulging to press against the body and cause it discomfort
𬒗	lán		𥗽		
𬒘	xìn				arsenic (element 33, As)
𬓼	tuí		穨	穨	ruined, decayed; to disintegrate
𬘩	tīng		綎	綎	silk braided cord
𬘫	huán		綄		to hate; crimson; to thread
𬘯	zhǔn		綧		
𬛸	niē				to fill up; hole
𬜬	màn		蔄		
𬜯	liǎng		䓣		name of a variety of grass
𬣡	jiàn		諓		flattering
𬣳	hěn		詪		difficulty in speaking; wrangling
𬤇	yīn		諲		
𬤝	huì		譓		
𬤥	zhuàn		譔	譔	to eulogize; to compose, write
𬬩	yì		釴		
𬬱	jīn		釿		hew, chop, smooth
𬬹	shén		鉮		
𬭬	huì		鏏		
𬭯	piě		䥕		
𬮿	gài		隑		
𬰃	mù				fine rain; drizzle
𬲜	chēng				to eat much; to distend by eating
𬳲	chǎn				a bare-backed horse
𬴂	fēi		騑	騑	horse; run
𬴃	huō		騞		the sound of a knife cracking or breaking something; suddenly
𬶟	là		鯻		
𬶠	liàn		鰊		a herring
𬶮	xǐ		鱚		
𬸘	yǎn		鶠		
𬹼	xiè		齘		
𬺓	chǔ		齼		
𭀖	lí			厘	manage, control; thousandth part of tael
灰	huī			灰	ashes, lime`;
