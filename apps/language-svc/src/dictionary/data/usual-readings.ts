/**
 * Which reading comes first where counting the dictionary's own words would put a rarer one before it.
 * One line each: the character or word (simplified), its usual reading in numbered pinyin, an example of that use. Where
 * one simplified character stands for several traditional ones of the same reading, a slash names the usual of them.
 * A teacher may add a line; the reading must be one the dictionary has (a test says so).
 */
export const usualReadingsTable = `
  了 le5 我吃了饭
  得 de5 跑得很快
  地 di4 地上有花
  的 de5 我的书
  着 zhe5 笑着说
  过 guo4 过生日
  还 hai2 还有
  都 dou1 我们都去
  只 zhi3 只有一个
  子 zi5 儿子
  儿 er2 儿子
  为 wei4 为什么
  量 liang4 数量
  调 diao4 声调
  弹 tan2 弹钢琴
  曲 qu3 歌曲
  差 cha4 差不多
  卷 juan3 蛋卷
  塞 sai1 塞车
  薄 bao2 很薄的书
  载 zai4 下载
  夹 jia1 夹菜
  将 jiang1 将来
  杆 gan1 旗杆
  什 shen2 什么
  更 geng4 更好
  累 lei4 很累
  供 gong1 提供
  铺 pu1 铺床
  钻 zuan1 钻进去
  喇 la3 喇叭
  闷 men4 很闷
  挨 ai1 挨着坐
  缝 feng2 缝衣服
  嘎 ga1 嘎嘎叫
  帖 tie3 帖子
  晕 yun1 头晕
  吧 ba5 走吧
  爪 zhua3 猫爪
  剥 bo1 剥开
  曾 ceng2 曾经
  削 xiao1 削苹果
  翘 qiao4 翘起来
  呢 ne5 你呢
  咽 yan4 咽下去
  扒 ba1 扒开
  哄 hong3 哄小孩
  咳 ke2 咳嗽
  呀 ya5 好呀
  啊 a5 好啊
  喔 o1 喔
  嗯 en4 嗯
  逮 dai3 逮住
  蛤 ha2 蛤蟆
  裳 shang5 衣裳
  喽 lou5 走喽
  哩 li5 哩
  们 men5 我们
  么 me5 什么
  吗 ma5 好吗
  头 tou2 头发
  行 xing2 行走
  长 chang2 很长
  重 zhong4 很重
  觉 jue2 觉得
  好 hao3 好吃
  教 jiao1 教书
  数 shu4 数字
  种 zhong3 种子
  背 bei4 后背
  倒 dao4 倒水
  看 kan4 看书
  少 shao3 多少
  大 da4 大小
  打 da3 打球
  发 fa1 出发
  中 zhong1 中间
  空 kong1 天空
  相 xiang1 相信
  处 chu4 到处
  分 fen1 分开
  和 he2 我和你
  假 jia3 真假
  间 jian1 中间
  降 jiang4 下降
  角 jiao3 三角
  结 jie2 结果
  尽 jin4 尽力
  乐 le4 快乐
  没 mei2 没有
  难 nan2 很难
  便 bian4 方便
  切 qie1 切菜
  舍 she4 宿舍
  似 si4 相似
  提 ti2 提高
  应 ying1 应该
  与 yu3 我与你
  正 zheng4 正在
  转 zhuan3 转身
  传 chuan2 传说
  单 dan1 简单
  当 dang1 当老师
  干 gan4 干什么
  合 he2 合作
  华 hua2 中华
  会 hui4 会说
  给 gei3 给你
  奇 qi2 奇怪
  亲 qin1 亲爱
  色 se4 颜色
  扇 shan4 扇子
  省 sheng3 省钱
  石 shi2 石头
  宿 su4 宿舍
  兴 xing4 高兴
  血 xue4 流血
  要 yao4 要去
  叶 ye4 树叶
  朝 chao2 朝着
  车 che1 汽车
  称 cheng1 名称
  藏 cang2 藏起来
  露 lu4 露水
  落 luo4 落下
  漂 piao4 漂亮
  率 lu:4 效率
  强 qiang2 强大
  散 san4 散步
  校 xiao4 学校
  作 zuo4 工作
  斗 dou4 战斗
  冲 chong1 冲水
  划 hua4 计划
  几 ji3 几个
  系 xi4 关系
  价 jia4 价钱
  担 dan1 担心
  胖 pang4 胖子
  暖 nuan3 温暖
  哪 na3 哪里
  那 na4 那里
  这 zhe4 这里
  家 jia1 家人
  期 qi1 星期
  女 nu:3 女孩
  里/裡 li3 里面
  面 mian4 面包
  后/後 hou4 后面
  台/臺 tai2 电视台
  谷 gu3 山谷
  松/鬆 song1 放松
  游/遊 you2 游玩
  钟/鐘 zhong1 时钟
  范/範 fan4 模范
  姜/薑 jiang1 生姜
  咸/鹹 xian2 很咸
  板 ban3 黑板
  出 chu1 出去
  丑/醜 chou3 很丑
  云/雲 yun2 白云
  周/週 zhou1 周末
  制 zhi4 制度
  致 zhi4 一致
  胡/鬍 hu2 胡子
  表 biao3 表示
  向 xiang4 方向
  志 zhi4 意志
  朱 zhu1 朱红
  冬 dong1 冬天
  千 qian1 一千
  秋 qiu1 秋天
  才 cai2 刚才
  佛 Fo2 一尊佛
  啦 la5 走啦
  哟 yo5 好哟
  呗 bei5 走呗
  翟 Zhai2 翟老师
  贾 Jia3 贾老师
  褚 Chu3 褚老师
  冯 Feng2 冯老师
  葛 Ge3 葛老师
  氐 Di1 氐族
  阙 que4 宫阙
  唉 ai4 唉声叹气
  乾 gan1 餅乾
  撒 sa3 撒在汤里
  明朝 Ming2 chao2 明朝皇帝
  起来 qi3 lai5 站起来
  看好 kan4 hao3 大家看好他
  播种 bo1 zhong3 春天播种
  憎恶 zeng1 wu4 憎恶说谎
  呱呱 gua1 gua1 青蛙呱呱叫
  疏散 shu1 san4 疏散人群
  发卡 fa4 qia3 漂亮的发卡
  省事 sheng3 shi4 这样省事
  便宜 pian2 yi5 这个很便宜
  东西 dong1 xi5 买东西
  地方 di4 fang5 好地方
  多少 duo1 shao5 多少钱
  告诉 gao4 su5 告诉妈妈
  故事 gu4 shi5 讲故事
  大夫 dai4 fu5 看大夫
  大方 da4 fang5 很大方
  大意 da4 yi4 故事大意
  大王 da4 wang2 猴子大王
  地道 di4 dao5 很地道
  妻子 qi1 zi5 他的妻子
  结果 jie2 guo3 比赛结果
  教授 jiao4 shou4 大学教授
  教学 jiao4 xue2 教学楼
  教会 jiao1 hui4 教会我游泳
  结实 jie1 shi5 很结实
  朝阳 zhao1 yang2 红红的朝阳
  人家 ren2 jia5 人家的玩具
  说法 shuo1 fa5 这个说法
  买卖 mai3 mai5 做买卖
  生意 sheng1 yi5 做生意
  精神 jing1 shen2 精神好
  本事 ben3 shi5 有本事
  好处 hao3 chu5 有好处
  好学 hao4 xue2 他很好学
  不了 bu4 liao3 吃不了
  女人 nu:3 ren2 一个女人
  出来 chu1 lai2 走出来
  重点 zhong4 dian3 学习重点
  高中 gao1 zhong1 上高中
  琢磨 zuo2 mo5 琢磨一下
  土地 tu3 di4 一片土地
  上头 shang4 tou5 桌子上头
  工夫 gong1 fu5 花工夫
  分子 fen1 zi3 分子和分母
  单子 dan1 zi5 一张单子
  卷子 juan4 zi5 做卷子
  当时 dang1 shi2 当时我在家
  下场 xia4 chang5 坏人的下场
  得罪 de2 zui4 得罪人
  小子 xiao3 zi5 臭小子
  花儿 hua1 r5 花儿开了
  猴儿 hou2 r5 小猴儿
  乖乖 guai1 guai1 乖乖睡觉
  裁缝 cai2 feng5 一个裁缝
  虾子 xia1 zi5 吃虾子
  摆设 bai3 she5 家里的摆设
  烟火 yan1 huo5 放烟火
  转动 zhuan3 dong4 转动门把手
  把手 ba3 shou5 门把手
  拉手 la1 shou3 手拉手
  私房 si1 fang2 私房菜
  眉目 mei2 mu4 眉目清秀
  倒车 dao4 che1 小心倒车
  倒数 dao4 shu3 倒数第二
  背着 bei1 zhe5 背着书包
  空地 kong4 di4 一块空地
  长毛 chang2 mao2 长毛狗
  长牙 zhang3 ya2 宝宝长牙
`;
