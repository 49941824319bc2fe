/** A thing a person would say a text is about: its name in both languages, and the words that show it. */
export interface Theme {
  zh: string;
  en: string;
  chinese: string;
  english: string;
}

/** Each theme counts once for every different word of its own that a text uses. English words in the singular. */
export const themes: readonly Theme[] = [
  {
    zh: '家庭', en: 'family',
    chinese: '妈妈 爸爸 妈 爸 父母 爸妈 爷爷 奶奶 外公 外婆 姥姥 姥爷 哥哥 姐姐 弟弟 妹妹 叔叔 阿姨 舅舅 姑姑 家人 全家 一家人 表哥 表姐 表弟 表妹 孩子 宝宝 儿子 女儿 亲戚 回家 家里',
    english: 'family mom mum mommy mummy mother dad daddy father parent grandma grandpa grandmother grandfather granny brother sister aunt uncle cousin baby son daughter',
  },
  {
    zh: '朋友', en: 'friends',
    chinese: '朋友 好朋友 同学 伙伴 小伙伴 同桌 友谊 聚会',
    english: 'friend friendship buddy classmate playmate sleepover',
  },
  {
    zh: '学校', en: 'school',
    chinese: '学校 上学 老师 同学 上课 下课 放学 教室 作业 考试 数学 语文 英语课 课文 成绩 班 班级 校长 课间 书包 年级 测验 小学 中学 大学 幼儿园 开学',
    english: 'school teacher class classroom homework test exam math science lesson grade student recess classmate quiz kindergarten university',
  },
  {
    zh: '学习', en: 'learning',
    chinese: '学习 学会 学中文 中文 汉语 汉字 英语 练习 写字 背诵 单词 生词 拼音 学了 书法 学写',
    english: 'learn learned learning study studied studying chinese practice practiced practising practicing character vocabulary language pinyin english write writing',
  },
  {
    zh: '美食', en: 'food',
    chinese: '吃 喝 饭 早饭 午饭 晚饭 早餐 午餐 晚餐 好吃 美食 饺子 面条 米饭 包子 火锅 蛋糕 冰淇淋 冰激凌 水果 苹果 西瓜 糖 巧克力 餐厅 饭馆 饭店 做饭 菜 烧烤 牛奶 茶 月饼 粽子 汤 鱼香 烤鸭 披萨 汉堡 蛋',
    english: 'food eat ate eating dinner lunch breakfast cake cooked cooking cook dumpling noodle rice pizza ice-cream icecream cream fruit apple chocolate candy restaurant soup delicious yummy tasty snack cookie meal bread baked baking hotpot drink pancake',
  },
  {
    zh: '玩耍', en: 'play',
    chinese: '玩 游戏 玩具 滑梯 秋千 积木 捉迷藏 公园 游乐园 游乐场 堆雪人 风筝 好玩 打雪仗 动画片',
    english: 'play played playing game toy playground slide swing park lego puzzle fun hide-and-seek kite snowman',
  },
  {
    zh: '旅行', en: 'travel',
    chinese: '旅行 旅游 飞机 火车 高铁 酒店 海边 沙滩 长城 机场 景点 出国 爬山 大海 北京 上海 露营 博物馆',
    english: 'travel traveled travelled trip flight flew airplane plane train hotel beach airport vacation holiday journey tour sea camping museum abroad',
  },
  {
    zh: '自然', en: 'nature',
    chinese: '花 树 山 河 湖 大海 海 森林 天空 星星 月亮 太阳 彩虹 草地 叶子 树叶 花园 风景 散步 云 种子 发芽 春天 秋天',
    english: 'flower tree mountain river lake ocean sea forest sky star moon sun rainbow grass leaf garden hike nature hill walk',
  },
  {
    zh: '动物', en: 'animals',
    chinese: '小狗 狗 小猫 猫 动物 动物园 小鸟 鸟 鱼 金鱼 兔子 熊猫 大熊猫 猴子 老虎 大象 马 牛 羊 宠物 乌龟 小鸡 鸭子 蝴蝶 仓鼠',
    english: 'dog puppy cat kitten animal zoo bird fish rabbit panda monkey tiger elephant horse cow sheep pet turtle duck butterfly hamster',
  },
  {
    zh: '运动', en: 'sports',
    chinese: '运动 足球 篮球 跑步 游泳 比赛 运动会 跳绳 乒乓球 羽毛球 骑车 骑自行车 滑冰 滑雪 踢球 打球 球赛 跑 武术 球队',
    english: 'sport football soccer basketball swim swam swimming run ran running race match team goal tennis bike cycling skating skiing skate badminton practice gym kungfu',
  },
  {
    zh: '健康', en: 'health',
    chinese: '生病 医院 医生 发烧 感冒 咳嗽 打针 吃药 药 肚子疼 头疼 牙疼 牙医 受伤 住院 摔倒 疼 身体',
    english: 'sick ill hospital doctor fever cold cough medicine headache stomachache tooth dentist hurt injured health nurse',
  },
  {
    zh: '天气', en: 'weather',
    chinese: '天气 下雨 下雪 大雨 大雪 刮风 晴天 阴天 太阳 雪 雨 台风 很热 很冷 打雷 彩虹',
    english: 'weather rain rained raining rainy snow snowed snowing snowy sunny storm wind windy cloudy thunder hot cold typhoon',
  },
  {
    zh: '节日', en: 'celebrations',
    chinese: '生日 春节 过年 中秋节 端午节 圣诞节 新年 红包 节日 礼物 元宵节 派对 万圣节 国庆 婚礼 灯笼 鞭炮 蜡烛',
    english: 'birthday christmas festival holiday gift present party celebrate celebrated celebration halloween easter thanksgiving wedding lantern candle fireworks',
  },
  {
    zh: '音乐与艺术', en: 'music and art',
    chinese: '唱歌 音乐 钢琴 跳舞 画画 画 电影 吉他 小提琴 表演 歌 舞蹈 演出 美术 合唱',
    english: 'music song sing sang singing piano dance danced dancing draw drew drawing paint painted painting guitar violin concert movie film art performance choir theater',
  },
  {
    zh: '阅读', en: 'reading',
    chinese: '看书 读书 书店 图书馆 故事书 故事 小说 漫画 绘本 一本书 作家',
    english: 'book read reading library story novel comic bookstore author',
  },
  {
    zh: '工作', en: 'work',
    chinese: '工作 上班 下班 公司 同事 老板 开会 会议 加班 项目 面试 客户',
    english: 'work worked job office boss colleague coworker meeting project deadline interview client',
  },
  {
    zh: '购物', en: 'shopping',
    chinese: '买 商店 超市 商场 购物 逛街 衣服 鞋 钱 市场',
    english: 'shop shopping store mall supermarket bought buy market clothes shoe',
  },
  {
    zh: '家务', en: 'chores',
    chinese: '打扫 洗碗 洗衣服 整理房间 收拾 家务 扫地 倒垃圾 浇花',
    english: 'clean cleaned cleaning chore laundry tidy tidied dishes vacuum sweep swept',
  },
  {
    zh: '思念', en: 'missing someone',
    chinese: '想念 思念 想家 想妈妈 想爸爸 想奶奶 想爷爷 想她 想他 离别 搬走 去世 告别 分开',
    english: 'miss missed missing homesick goodbye farewell funeral died lonely',
  },
  {
    zh: '睡眠', en: 'sleep',
    chinese: '睡觉 睡着 做梦 梦 噩梦 起床 失眠 午睡 早睡',
    english: 'sleep slept asleep dream dreamed nightmare bed bedtime nap',
  },
];
