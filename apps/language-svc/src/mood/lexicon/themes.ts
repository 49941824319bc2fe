import type { Theme } from './theme-words.ts';

/**
 * Each theme counts once for every different word of its own that a text uses; of equals the one further up goes first. English words in the
 * singular, an underscore for a space. A teacher may add a word or a theme anywhere.
 */
export const themes: readonly Theme[] = [
  {
    zh: '生日',
    en: 'birthday',
    wider: { zh: '节日', en: 'celebration' },
    chinese: '一直想要的 生日快乐 灯谜 做月饼 灯会 生日 生日会 蜡烛 寿星 过生日 满月 周岁 岁了 生日派对',
    english:
      'always_wanted shouted_surprise riddle mooncake lantern birthday turned_seven turned_eight turned_nine turned_ten turned_eleven turned_twelve candle birthday_party candles birthday_cake',
  },
  {
    zh: '宠物',
    en: 'pets',
    wider: { zh: '动物', en: 'animals' },
    chinese:
      '狗腿 遛 那匹马 鹦鹉 领养 收容所 喂了金鱼 捡来的 小狗 狗 小猫 猫 猫咪 狗狗 宠物 仓鼠 金鱼 鱼缸 兔子 小兔子 乌龟 养的 兽医 贝拉 小猫咪 喵 汪 遛狗 养狗 养猫 老马 笼子 猫砂 吃草了 咪咪 尾巴',
    english:
      'horse dog_next_door parrot adopting fed_the_fish fish_before pet puppy dog cat kitty kitten hamster goldfish rabbit bunny turtle guinea_pig vet fish_tank our_dog my_dog my_cat max leash litter_box canary budgie cage hutch wagging fur tail',
  },
  {
    zh: '动物',
    en: 'animals',
    chinese:
      '海龟 蜘蛛 海豚 小鸡 动物 动物园 小鸟 鸟 鱼 熊猫 大熊猫 猴子 老虎 大象 小象 狮子 马 牛 羊 鸭子 蝴蝶 蜜蜂 青蛙 蝌蚪 鲸鱼 狐狸 狼 恐龙 蚂蚁 企鹅 长颈鹿 松鼠 蜗牛 小鹿 鹿 黑鸟 刺猬 乌鸦 孔雀 猫头鹰 螃蟹',
    english:
      'spider shelter adopt animal zoo bird fish panda monkey tiger elephant lion horse cow sheep duck butterfly bee frog tadpole dolphin whale fox wolf dinosaur ant penguin giraffe squirrel snail pig chick cub pony deer fawn blackbird hedgehog crow owl crab seal robin',
  },
  {
    zh: '考试',
    en: 'exam',
    wider: { zh: '学校', en: 'school' },
    chinese:
      '小测验 考试 考了 考得 考砸 测验 期中 期末 高考 中考 满分 成绩 分数 零分 听写 及格 卷子 试卷 大考 月考 重考 补考 成绩单 考卷 模拟卷 口试 笔试',
    english:
      'surprise_quiz exam test quiz grade mark midterm spelling_test score_on_the final_exam exams dictation test_again retake report_card',
  },
  {
    zh: '学校',
    en: 'school',
    chinese:
      '举手 毕业照 校车 考卷 模拟卷 年级 被老师 学校 上学 老师 同学 上课 下课 放学 教室 作业 数学 语文 英语课 体育课 课文 班 班级 班长 全班 校长 课间 书包 小学 中学 大学 幼儿园 开学 停课 座位 课程表 课 同桌 班上 全校 操场 黑板 春游 转学 朗读 暑假 寒假 毕业 体育馆 组里 分组 海报 社团 食堂 校徽 校服 整节课 练习纸 练习册 高年级 低年级 科学课 科学 同班 学期 家长会 校园 课桌 作文 本子 铅笔 橡皮 老师说 合唱队 值日 单元 上台 八点到学校 体育老师 打铃 铃响 小组 组长 讲台 课本 文具 尺子 集体照 演习 消防演习 全年级 校纪录 科技节 名单',
    english:
      'raised_my_hand called_on_me yearbook bus_driver scissors middle_school accent_in_class wet_my_pants read_aloud poem notebook school teacher class classroom homework math science history student recess classmate kindergarten university lesson essay presentation timetable semester principal cafeteria graduation summer_vacation locker school_trip gym art_class school_play board poster project picked_teams mr. college backpack desk field_trip spelling school_flag whole_lesson long_table worksheet playground assignment science_class term older_boys volcano school_championship pencil unit school_bus told_me_off speech sat_with_me break bell projector drill dictation my_talk canteen textbook ruler classmates head_teacher campus lecture raise_my_hand whole_class pencil_case school_yard schoolyard class_trip report_card chapter_two zero_points list_of_names answered_a_question copied_from my_poem in_geography',
  },
  {
    zh: '中文',
    en: 'Chinese',
    wider: { zh: '学习', en: 'learning' },
    chinese:
      '一说快 听懂 看得懂 牌子 用中文 声调说错 造句 写十个句子 用“ 笔画 说错 四声 二声 三声 偏旁 部首 这个字 三个字 菜单 分不清 听不懂我 中文 汉语 汉字 拼音 普通话 声调 生词 HSK 毛笔 书法 写字 成语 中文名字 中文课 画字 的字 念',
    english:
      'when_they_talk signs_in catch_a_few in_chinese wrong_tone sentences_with characters chinese_letter radical tone second_tone four_tones mix_up menu menu_in_chinese electric_brain chinese hsk character mandarin pinyin hanzi stroke vocabulary calligraphy china_town accent in_characters answered_me_in_english read_the_sign dialogue my_accent naturally',
  },
  {
    zh: '学习',
    en: 'learning',
    wider: { zh: '学校', en: 'school' },
    chinese:
      '尽力了 学习 学会 学了 学中文 练习 背诵 单词 学写 复习 预习 补习 进步 新字 知识 题 难题 学法语 英文 英语 法语 演讲 作文 抄',
    english:
      'learn learned learning study studied studying practice practiced english french language writing write handwriting tutor understood understand speech exercise',
  },
  {
    zh: '家庭',
    en: 'family',
    chinese:
      '舅妈 姨妈 婚礼 爸妈 表姐的 家长 视频 妈妈 爸爸 妈 爸 父母 爷爷 奶奶 外公 外婆 姥姥 姥爷 哥哥 姐姐 弟弟 妹妹 叔叔 阿姨 舅舅 姑姑 家人 全家 一家人 表哥 表姐 表弟 表妹 孩子 宝宝 儿子 女儿 亲戚 家里 结婚 离婚 家庭 姑妈 外孙 双胞胎 婆婆 丈夫 妻子',
    english:
      'wedding uncle_came banana_bread abroad family mom mum mommy mummy mother dad daddy father parent grandma grandpa grandmother grandfather grandparent granny brother sister aunt uncle cousin baby son daughter divorced divorce married nephew niece husband wife grandad granddad mums twins stepfather stepmother babysitter parents children',
  },
  {
    zh: '朋友',
    en: 'friends',
    chinese:
      '碰面 手拉手 悄悄话 利用我 小华 小文 笔友 借了我的书 朋友们 没叫我 他们几个 留了座位 学我说话 一把伞 搭档 不理我 跟我坐 小丽 小美 小山 小雨 小娜 小李 小明 小杰 小红 小刚 小军 小芳 小安 小萨 新来的女孩 借给我 朋友 好朋友 伙伴 小伙伴 友谊 聚会 和好 秘密 背叛 她们 请了所有人 绝交 吵架 说对不起 互相 闺蜜 过夜 生日会的 纸条 和她',
    english:
      'met_at whispered holding_hands used_me borrowed_my have_known invite partner umbrella accent_again saved_me max same_bus tom ella leo nora ben mia lucy sam jake emma anna zoe paul lily amy sara lisa mike kate nina peter david jenny emily chloe harry oscar ruby friend friendship buddy playmate sleepover pen_pal best_friend made_up secret coworker texted invited_everyone roommate betrayed hang_out trust whispering quarrelled quarreled sleep_over apologised apologized playdate swapped neighbour_girl sorry_to_each wrote_to_me lent_me sat_down_at silence forgot_to_tell next_to_somebody',
  },
  {
    zh: '美食',
    en: 'food',
    chinese:
      '面馆 饼干 三明治 香味 牛奶 咖啡 煎饼 煎蛋 饭盒 面包 香蕉 果汁 月饼 零食 牛肉 鸡蛋 豆腐 厨房 吃 喝 饭 早饭 午饭 晚饭 早餐 午餐 晚餐 好吃 美食 饺子 面条 米饭 包子 粥 火锅 蛋糕 冰淇淋 水果 苹果 西瓜 芒果 桃子 草莓 糖 巧克力 餐厅 饭馆 饭店 做饭 菜 烧烤 烤 奶茶 茶 粽子 汤 烤鸭 披萨 汉堡 蛋 红烧肉 饼 玉米 豆角 鸡肉 点心 包饺子 豆浆 馅 好喝 荷包蛋 白菜 煎 舔 盐 酱 葡萄 梨 土豆 胡萝卜 洋葱 蘑菇 香肠 奶酪 黄油 蜂蜜 沙拉 牛排 饭团 碗底 端上来 橘子 冰棍 汤圆 锅 油条 馒头 果酱 糖罐',
    english:
      'biscuit sandwich milk sour coffee pancake banana juice egg lunch_box mooncake kitchen waiter dish food eat ate eating dinner lunch breakfast cake cooked cooking cook dumpling noodle rice pizza ice_cream fruit apple peach mango tomato chocolate candy restaurant soup delicious yummy tasty snack cookie meal bread baked baking bake hotpot drink corn broccoli toast popcorn bubble_tea moon_cake cereal ginger tofu hungry recipe salty bakery bean chicken fish_soup pasta spaghetti porridge scoop pan oven cheese butter honey jam salad steak lemon strawberry grape pear watermelon potato carrot onion mushroom sausage cabbage stew flour sugar orange pie toast_and boil canteen_food supper plum dumplings tea marmalade chips onions',
  },
  {
    zh: '运动',
    en: 'sports',
    chinese:
      '跑了三圈 绕操场 过网 发的球 裁判 对方 训练 点球 辅助轮 自行车 骑车 零比 马拉松 终点 球队 队员 八百米 决赛 接力 接力赛 上下半场 教练 膝盖 扭伤 上场 胜球 体育课 滑下 滑道 俯卧撑 冰球 进了 替补 板凳 换下来 摔 运动 足球 篮球 跑步 游泳 运动会 跳绳 乒乓球 羽毛球 骑自行车 滑冰 滑雪 雪橇 踢球 打球 球赛 跑 黑带 后空翻 把头埋进水里 呛水 武术 太极 体操 空手道 传球 冠军 进球 五十米 仰泳 体育 球 球拍 射门 守门员 投篮 攀岩 岩壁 骑上 自由泳 蛙泳 泳池 池边 潜到 破纪录 校纪录 标枪 跳远 跳高 拔河 接力棒 校队 全马 名次',
    english:
      'lap serve referee net point training penalty training_wheels marathon finish three_to_nothing team_down final ankle knee coach second_half cheered slope push_up ski hockey overtime scored bench substituted practice_is champion sport football soccer basketball swim swam swimming run ran race match team goal tennis bike cycling skating skiing skate badminton gymnastics karate backflip pool championship shot ball kung_fu tai_chi gold_medal medal yoga league game_we float sledding black_belt under_water workout dive dived dribble racket climbing climbing_wall jog jogging hoop goalkeeper rope record jump_rope tug rode_up stitch_and came_first came_second came_third came_fourth coach_moved on_the_team passes taken_off did_not_count',
  },
  {
    zh: '比赛',
    en: 'competition',
    chinese: '比赛 决赛 冠军 第一名 得奖 一等奖 金奖 夺冠 获奖 赢了 输了 大赛 领奖台 机器人 名次 输 奖 打平 领先',
    english:
      'competition contest tournament championship won_first first_prize prize award science_fair speech_contest trophy robot lost_the_game elected champions medal finals draw',
  },
  {
    zh: '音乐',
    en: 'music',
    chinese:
      '演出 节目 拉小提琴 和弦 合唱队 歌词 排练 吉他 唱到 拉错 琴弦 音乐会 两只手弹 音乐 唱歌 钢琴 小提琴 歌 合唱 乐队 打鼓 演唱会 曲子 弹 独奏 乐器 琴 鼓 独唱 合唱团 弹错 一个音 歌手 乐谱 指挥',
    english:
      'concert my_part chord lyrics forgot_the_words without_a_mistake both_hands violin_string string_broke music song sing sang singing piano guitar violin choir band drum recital solo orchestra flute melody note verse singer conductor sheet_music clapped_along trumpet cello out_of_tune rehearsal',
  },
  {
    zh: '舞蹈',
    en: 'dance',
    chinese: '舞蹈 跳舞 芭蕾 街舞',
    english: 'dance danced dancing dancer ballet',
  },
  {
    zh: '画画',
    en: 'art',
    chinese:
      '花瓶 陶艺 泥 捏 画画 画 美术 美术课 水彩 颜料 展览 手工 折纸 剪纸 泥塑 手链 画像 涂色 陶 烧好 蜡笔 毛线 上色',
    english:
      'vase pottery clay art draw drew drawing paint painted painting watercolor museum_wall craft origami bracelet crayon sketch dragon_in_art bowl_of_fruit kiln colour sculpture brush',
  },
  {
    zh: '表演',
    en: 'performance',
    chinese: '表演 演出 话剧 上台 舞台 忘词 主持 演话剧 演讲',
    english: 'performance stage theater theatre my_lines school_play audience recital speech',
  },
  {
    zh: '电影',
    en: 'movies',
    chinese: '电影 看电影 电影院 动画片 电视 电视剧 字幕 剧 集 主演 导演',
    english: 'movie film cinema cartoon tv show watched_tv programme program episode subtitle actor screen_was',
  },
  {
    zh: '阅读',
    en: 'reading',
    chinese:
      '新漫画 故事讲的是 小说 作者 出版 图书 看书 读书 书店 图书馆 故事书 故事 漫画 绘本 一本书 这本书 作家 书 课文 阅读 借书 页 杂志 字典 看到第',
    english:
      'librarian published the_story_is book read reading library story novel comic bookstore author chapter magazine page poem pages dictionary',
  },
  {
    zh: '游戏',
    en: 'games',
    chinese:
      '魔术 拼图 连赢 游戏 下棋 打牌 象棋 围棋 牌 骰子 手柄 通关 电子游戏 捉迷藏 你画我猜 玩具 积木 一局 下了 盘棋 过关 发牌 扑克',
    english:
      'card_trick puzzle uno game chess card_game board_game lego level controller dice charades video_game round toy castle hide_and_seek treasure player rounds cards_after dealt',
  },
  {
    zh: '玩耍',
    en: 'play',
    chinese:
      '气球 玩 滑板车 玩具 滑梯 秋千 公园 游乐园 游乐场 堆雪人 风筝 打雪仗 踩水 迪士尼 过山车 玩水 院子里玩 沙坑 跷跷板 捉迷藏 堡垒 搭了 球拿走',
    english:
      'slide_was play played playing scooter balloon toy playground slide swing park kite snowman puddle roller_coaster disneyland amusement sandcastle fort pool_day fun hide_and_seek seesaw sandpit rope_of snowball',
  },
  {
    zh: '旅行',
    en: 'travel',
    chinese:
      '换车 南京 杭州 西安 帐篷 睡袋 箱子 楼梯上 大巴 站台 去山里 晕车 贝壳 路上 车票 草原 海风 坐船 车站 走散 景点 沙滩 城堡 订了 高铁票 游泳池 山顶 人山人海 海岛 号线 码头 体育场 渡船 旅馆 古城 行李 公交车 大街 旅行 旅游 飞机 火车 高铁 酒店 海边 长城 机场 出国 爬山 北京 上海 成都 露营 夏令营 博物馆 迪士尼 护照 航班 伦敦 台北 晚点 迷路 迷了路 船 观光 抛锚 兵马俑 科技馆 参观 导游 高速路 塔 度假 签证 海关 靠窗 酒店门口 地图 几号站台 退房 前台',
    english:
      'tent sleeping_bag nanjing bags change_trains map stranger platform carsick shell bus_leaves on_the_way boat sandcastle passport sand pool sunrise dolphin train_window by_the_sea check_out delayed the_top line_two stadium harbor hostel old_town suitcase main_street turned_left bus_number snorkeling castle travel trip flight flew airplane plane train hotel beach airport vacation journey tour camping camp museum abroad great_wall london beijing shanghai chengdu ferry ticket host_family disneyland mountain bus_tour highway overseas canada taipei luggage tourist border visa tower window_seat holiday_house sights packed got_lost suitcases noon_flight harbour reception boarding guide',
  },
  {
    zh: '自然',
    en: 'nature',
    chinese:
      '冒出 花 树 山 河 湖 大海 海 森林 天空 星星 星空 流星 月亮 太阳 彩虹 草地 叶子 树叶 花园 风景 散步 云 种子 发芽 春天 秋天 日出 樱花 山顶 夜空 采蜜 萤火虫 绿芽 石头 池塘',
    english:
      'bean bag_of flower tree mountain river lake ocean sea forest sky star moon sun rainbow grass leaf garden hike nature hill sunrise shooting_star cherry_tree bloom beach peach water_cycle firefly fireflies bulb pond waves leaves chestnut puddles northern_lights',
  },
  {
    zh: '植物',
    en: 'plants',
    chinese:
      '向日葵 比我还高 豆子 仙人掌 种成 浇水 小苗 草莓 种花 花 树 苹果树 阳台上的 开花 发芽 植物 菜园 种子 盆栽 绿芽 树叶 生菜 西红柿 黄瓜 花盆 豆芽',
    english:
      'sunflower bean beans cactus garden plant planted tomato seed flower apple_tree vegetable bulb rake hedge lettuce weed chestnut tomatoes strawberries seedling cucumber greenhouse herb',
  },
  {
    zh: '健康',
    en: 'health',
    chinese:
      '刷牙 咳嗽 腰 胳膊 药片 蜇 一天吃两次 康复 牙 打呼噜着 拐杖 药水 过敏 烫 烫伤 抓伤 吐 鼻子 毒 手指 疼得 体温 生病 医院 医生 发烧 退了 感冒 打针 吃药 药 肚子疼 头疼 牙疼 牙医 受伤 住院 摔 疼 身体 体检 癌症 出院 石膏 病 膝盖 流鼻涕 补牙 重症 扭了 骨折 蛀牙 抢救 断了 昏迷 眼睛辣 缝 水痘 绷带 针 咳 烧退 体重 身高 视力 眼镜 手术 护士 发炎 喉咙 重症病房 检查结果 牙套 化验',
    english:
      'brush_my_teeth cough back_does tablet stung arm_has dizzy pill vitamin needle finger burned_my stick allergy drops threw_up throw_up headache bruise scraped wheelchair walk_again stop_breathing days_to_live leukemia sick ill hospital doctor fever cold medicine stomachache tooth dentist hurt injured health nurse healthy cancer cast knee check_up pain leg swollen cavity surgery ankle illness stroke intensive_care coma vomit stomach flu injection sprain bandage crutch stitches chicken_pox surgeon operation coughing glasses eyes_tested weigh throat vaccination teeth toothache brace blood_test jog_again back_went cured recovered lifted limp injury',
  },
  {
    zh: '天气',
    en: 'weather',
    chinese:
      '有雾 雾 暖暖的风 北风 最高 太晒 洪水 晒 冰雹 凉快 凉风 度 台风 气温 秋天 天气 下雨 下雪 下雪啦 大雨 大雪 刮风 晴天 阴天 太阳 雪 雨 很热 太热 很冷 冷 打雷 彩虹 多云 天气预报 暴风雨 停电 雾霾 下霜 热 风 天黑 霜 伞 雪人 泥 打湿 淋 湿透 西北风 出太阳',
    english:
      'foggy fog warm_wind flood north_today so_hot sun_finally hail cooled_down autumn sun_was twenty_degrees first_snow weather rain rained raining rainy snow snowed snowing snowy sunny storm wind windy cloudy thunder hot cold freezing typhoon forecast smog frost warm degree puddle breezy rainbow dark hurricane umbrella snowman sledge degrees mud soaked sun_at',
  },
  {
    zh: '节日',
    en: 'festival',
    chinese:
      '春节 过年 中秋节 端午节 圣诞节 新年 红包 节日 元宵节 万圣节 国庆 灯笼 鞭炮 烟花 月饼 粽子 赏月 团圆 福 母亲节 父亲节 儿童节 清明节 兔子灯 年夜饭 守岁 对联 拜年 三代人',
    english:
      'christmas festival chinese_new_year new_year mid_autumn dragon_boat halloween easter thanksgiving lantern firework red_envelope moon_cake moon_cakes celebrate celebration holiday lanterns fireworks new_year_eve reunion_dinner generations',
  },
  {
    zh: '礼物',
    en: 'presents',
    chinese: '礼物 送给我 惊喜 收到 送了我 红包 贴纸 望远镜 包裹 寄来 盒子 木船 明信片 织的',
    english:
      'present gift surprise surprised telescope sticker brand_new got_a_letter card parcel postcard unpacked box_full unwrapped remembered_which knitted gave_her gave_him surprise_him',
  },
  {
    zh: '工作',
    en: 'work',
    chinese:
      '电话 名单 老板 客户 小店 顾客 会上 预算 打印机 开除 项目 报告 转正 文件 接电话 建议 工作 上班 下班 公司 同事 开会 会议 加班 面试 邮件 录取 办公 办公室 发票 方案 入职 工程师 倒闭 例会 出差 辞职 老板娘 账 合同 签收 快递员 实习生 表格 会议室 工资 请假 厂子',
    english:
      'phone_and list boss shop_made customer meeting budget printer deadline fired contract client book_is_being files sorted answered_the_phone coworkers my_first_year shift work worked job office colleague coworker project interview report email invoice proposal business rejected_our presentation went_bankrupt engineer courier overtime manager salary parcel_has resign customers intern spreadsheet slides director employee leave_was retired wage',
  },
  {
    zh: '购物',
    en: 'shopping',
    chinese:
      '超市 店里 退货 不给退 买了一 买 裙子 扫帚 商店 商场 购物 逛街 衣服 鞋 市场 打折 卖光 外套 裤子 店员 面包店 旗袍 收银员 买了 尺码 摊位 店主 柜台 半价 买菜',
    english:
      'supermarket money_back sold_out dress broom expensive lamp post_office shop shopping store mall bought buy market clothes shoe jacket jeans on_sale cashier sale bookstore ikea size stall counter half_price refund shop_assistant groceries list_for',
  },
  {
    zh: '家务',
    en: 'chores',
    chinese:
      '打扫 洗碗 洗衣服 整理房间 收拾 家务 扫地 倒垃圾 浇花 洗了车 洗车 碗洗了 修水龙头 拖地 擦桌子 垃圾 拖了地 晾 叠衣服 叠好 擦窗 吸尘 洗碗机 扫了',
    english:
      'clean cleaned cleaning chore laundry tidy tidied dish vacuum sweep swept wash wash_the_car washed fixing_the_sink sink towel rubbish trash garbage dishes mop ironing vacuumed folded groceries',
  },
  {
    zh: '家',
    en: 'home',
    chinese:
      '楼梯 钻墙 隔壁 书桌 小偷 灰色 客厅 桌子 椅子 沙发 新房间 房租 搬出去 发霉 墙上 窗户 暖气 门口 钥匙 碗里 楼上 厨房 卫生间 邻居 台灯 新家 搬家 搬进 房间 我家 回家 卧室 阳台 楼 房子 家里 走廊 栅栏 水管 着火 大火 洗劫 火灾 花瓶 地毯 冰箱 柜子 电梯 屋顶 窗帘 地下室 马桶 灯泡 院子 水表 蚂蚁 大门',
    english:
      'stairs drilling next_door thieves of_my_own table chair lamp new_room mould rent heating window wall sofa our_home keys upstairs neighbor bathroom desk sink home house apartment room balcony moved_into bedroom fence hallway kitchen plumber burned_down thief fire carpet fridge lift elevator key cupboard vase curtain roof basement pipe blanket pyjamas living_room neighbours stair radiator ants gate meter doorstep',
  },
  {
    zh: '思念',
    en: 'missing someone',
    chinese:
      '想念 思念 想家 想妈妈 想爸爸 想奶奶 想爷爷 好想他 好想她 离别 搬走 去世 告别 分开 舍不得 出差 回不了家 再也见不到 再也回不来 死了 葬礼 离开了我们 没见',
    english:
      'miss missed_my missing homesick goodbye farewell funeral moving_away wish_she wish_he passed_away died remember_my_name away_for buried',
  },
  {
    zh: '死亡',
    en: 'death',
    chinese: '死 死了 去世 葬礼 安乐死 离开了我们 送走 走了，永远 死在 下葬 墓 遗像 最后一面 淹死 咬死 没救',
    english:
      'died dead death funeral passed_away killed buried put_bella_to_sleep to_sleep_today bury grave cemetery drowned died_this say_goodbye put_to_sleep',
  },
  {
    zh: '欺负',
    en: 'bullying',
    wider: { zh: '学校', en: 'school' },
    chinese: '欺负 嘲笑 骂我 推我 打我 羞辱 锁在厕所 笑我 起外号 被人打',
    english:
      'bully bullied bullying pushed_me locked_me laughed_at_me teased beat_me beaten_up mean_video called_me_names',
  },
  {
    zh: '事故',
    en: 'accident',
    chinese: '车祸 地震 洪水 火灾 着火 大火 撞 炸弹 战争 灾难 受伤 士兵 车翻 翻了两圈 撞到 摔倒 滑倒 被车',
    english:
      'accident crash earthquake flood fire storm bomb war soldier disaster burned_down flee slipped fell_off run_over rolled_over tripped injured',
  },
  {
    zh: '睡觉',
    en: 'sleep',
    chinese:
      '凌晨 哭到 起床 五点就 没精神 犯困 睡觉 睡着 做梦 梦 噩梦 梦见 失眠 午睡 早睡 睡到 没睡好 睡得 枕头 一晚上没睡 醒 蚊子',
    english:
      'in_the_morning get_up_at tired_all_day sleep slept asleep dream dreamed nightmare bed bedtime nap woke mosquito pillow',
  },
  {
    zh: '电脑',
    en: 'technology',
    chinese:
      '电脑 手机 网 没有网 上网 死机 屏幕 平板 打印机 软件 视频 充电 密码 更新 耳机 没电 充电器 键盘 相机 微信 信息',
    english:
      'computer internet phone screen tablet_computer laptop wifi app website password charger crashed printer update headphone keyboard online battery camera email_account video_call',
  },
  {
    zh: '交通',
    en: 'transport',
    chinese:
      '公交车 校车 地铁 火车 高铁 坐车 开车 堵车 大巴 出租车 站台 红绿灯 路口 自行车道 轮胎 司机 骑车 摩托车 高速 电动车 轿车 四号线 公交',
    english:
      'bus train subway metro taxi traffic platform bus_stop drove car_ride school_bus tyre tire car driver tram motorbike truck lorry road petrol bicycle garage line_four gate tyres parked',
  },
  {
    zh: '钱',
    en: 'money',
    chinese: '钱 房租 零花钱 工资 涨价 付 欠 债 钱包 存钱罐 押金 找零 学费 贵 攒 修车的钱',
    english:
      'money rent pay debt bill price dollar bankrupt allowance salary purse wallet coin savings piggy_bank cost fee expensive saved_enough repair_cost',
  },
  {
    zh: '战争',
    en: 'war',
    chinese: '战争 炸弹 士兵 轰炸 逃难 枪声 炮 难民 边境',
    english: 'war bomb soldier flee army_base gunshot refugee cellar soldiers shelling',
  },
  {
    zh: '邻居',
    en: 'neighbors',
    chinese: '邻居 隔壁 对门 楼上 楼下',
    english: 'neighbor neighbour next_door upstairs downstairs',
  },
  {
    zh: '无聊',
    en: 'boredom',
    chinese: '无聊 没事做 没事干 没意思 发呆 闷得慌 打哈欠 没完没了',
    english: 'bored boring boredom nothing_to_do dull yawn yawned dragged_on stared_at_the_ceiling',
  },
  {
    zh: '照片',
    en: 'photos',
    chinese: '照片 拍照 相册 合影 集体照 相机',
    english: 'photo photograph album camera picture_of_us',
  },
  {
    zh: '衣服',
    en: 'clothes',
    chinese: '衣服 裙子 裤子 外套 毛衣 衬衫 袜子 帽子 围巾 手套 鞋 鞋子 大衣',
    english: 'dress skirt trouser jacket jumper sweater shirt sock hat scarf glove shoe boot coat',
  },
  {
    zh: '搬家',
    en: 'moving',
    chinese: '搬家 搬走 搬到 搬进 新家 搬出去',
    english: 'moving_to moved_into moving_house move_away moved_away moving_away new_house moving_back',
  },
  {
    zh: '生活',
    en: 'daily life',
    chinese: '起床 刷牙 洗脸 公交车 早上 放学后 洗澡 普通的一天 手机 电脑 雨伞',
    english: 'got_up woke_up brushed toothbrush bus shower ordinary routine phone computer umbrella packed_my_bag',
  },
];
