const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * English words for which no Chinese word is offered, in lower case: words that Chinese texts use unchanged, brands, units, and words without a
 * meaning of their own.
 */
export const notOffered = listOf(`
  a an the i of to is are am be been was were do does did it its this that these those
  ok okay ktv pk vip diy dj mv cd dvd tv pc cpu usb app apps wifi wi-fi ppt pdf vlog blog vs bgm cp gg emo lol omg hi hello bye bye-bye haha hahaha lo yy
  qq ai gps hr ceo it bbq nba fifa uno pose high call kpi iq eq ootd plog bug ipad iphone ipod imac mp app.
  google tiktok youtube lego minecraft roblox nike adidas netflix facebook instagram whatsapp wechat twitter tesla disney pokemon kfc ikea uber zoom
  spotify amazon microsoft windows android chrome excel word powerpoint photoshop switch nintendo playstation xbox barbie starbucks costa oreo
  kg km cm mm ml dm mg kb mb gb tb hz kw pm kcal rmb usd min ft lb oz
  bro sis yo wow oh ah hmm yeah yep nope um er oops emmm emm em
`);

/** Words that form no compound with the next word: `very tired` consists of two separate words, but `class president` is a compound. */
export const modifierWords = listOf(`
  very so really too quite pretty super more most much little bit some any my your his her our their and or
`);

/** Given names and names of pets that are also ordinary words. At the beginning of a sentence they count as names. */
export const namesInLowerCase = listOf(`
  will mark rose grace amy bill may april june august jack bob frank ray art dean gene hope joy lily daisy ruby violet iris ivy summer autumn angel kitty
  lucky snow sunny cherry candy apple jay king page penny heather holly miles mason hunter carter cookie max rich robin rusty sky star tiger victor pat
  peter guy drew chip chase cliff crystal dawn dale dolly duke earl faith faye fern flora gill ginger glen hazel heath jade jasmine jean jewel josh kit
  lance laurel leo lane major melody mercy mike nick norm olive opal pansy patience pearl peg poppy prince queenie rob rocky roger rod sage sandy shell
  skip sue terry tony trinity van wade ward warren wayne wendy winter woody buddy coco mimi momo lulu happy
`);

/** Words that English writes with a capital letter although they are not names of persons or places. */
export const writtenWithCapital = listOf(`
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  christmas halloween easter thanksgiving english chinese french german spanish japanese korean italian russian latin american british t-shirt t-shirts
  mandarin cantonese
`);
