/** A thing a person would say a text is about: its name in both languages, and the words that show it. */
export interface Theme {
  zh: string;
  en: string;
  chinese: string;
  english: string;
  /** The theme this one belongs to, named beside it where there is room. */
  wider?: Pick<Theme, 'zh' | 'en'>;
}

/** For texts that name nothing else: those that feel like something are about that. */
export const feelings: Pick<Theme, 'zh' | 'en'> = { zh: '心情', en: 'feelings' };
export const dailyLife: Pick<Theme, 'zh' | 'en'> = { zh: '生活', en: 'daily life' };

/** The names of themes that are written otherwise in traditional characters. */
export const traditionalNames: Readonly<Record<string, string>> = {
  节日: '節日',
  宠物: '寵物',
  动物: '動物',
  考试: '考試',
  学校: '學校',
  学习: '學習',
  运动: '運動',
  比赛: '比賽',
  音乐: '音樂',
  画画: '畫畫',
  电影: '電影',
  阅读: '閱讀',
  邻居: '鄰居',
  游戏: '遊戲',
  天气: '天氣',
  礼物: '禮物',
  购物: '購物',
  家务: '家務',
  欺负: '欺負',
  睡觉: '睡覺',
  电脑: '電腦',
  钱: '錢',
  战争: '戰爭',
  无聊: '無聊',
};

/** Words that show a theme but are none themselves: what one does, and what is too general. */
export const notThemes = {
  chinese:
    '吃 喝 玩 跑 买 画 书 热 冷 风 疼 病 药 课 班 牌 奖 输 题 死 弹 醒 摔 撞 楼 歌 烤 妈 爸 菜 饭 汤 花 山 海 河 云 球 琴 鼓 船 考了 考得 考砸 学了 学会 输了 赢了 好吃 好喝 很热 太热 很冷 买了 得奖 睡得 睡到 睡着 没睡好 打我 骂我 推我 笑我 梦见 断了 退了 养的 的字 画字 收到 送给我 送了我 上课 下课 放学 上学 写字 做饭 早上 起床 家里 我家 回家 房间 房子 她们 孩子 全家 家人 一家人 听写 抄 一局 组里 没见 走了，永远 离开了我们 送走 进球 传球 上台 下雪啦 阳台上的 五十米 分组 班上 全班 全校',
  english:
    'eat ate eating run ran play played playing work worked read write learn learned learning study studied cook cooked cooking baked bake hot cold fun hurt sick ill dark wind bought buy clean cleaned sing sang draw drew paint painted dance danced swim swam sleep slept asleep dreamed woke died dead killed buried miss missing level round player board mark grade final shot got_up woke_up brushed packed_my_bag turned_nine partner trust understood understand exercise show sour salty warm degree fixing_the_sink float won_first lost_the_game rejected_our away_for remember_my_name wish_she wish_he passed_away on_sale sold_out sun sky star eating hungry mr. max ill celebrate watched_tv washed wash put_bella_to_sleep to_sleep_today game_we invited_everyone whispered texted made_up hang_out surprised got_a_letter planted snowed snowing rained raining rainy snowy practice practiced',
};

/** Words that contain one that shows a theme, and show none themselves: 马上 is no horse. */
export const blind = {
  chinese:
    '马上 马路 马虎 花光 花了 花钱 花时间 牛仔裤 海报 鱼竿 热闹 天才 风格 雪白 云南 山东 山西 海南 河南 河北 冷静 热情 热心 死机 死记',
};
