/** Words of much and of little energy, in both languages; a teacher may add to either. */
export const livelyWords = {
  chinese:
    '激动 兴奋 跑 跳 比赛 运动会 足球 篮球 跳绳 游乐场 游乐园 过山车 大喊 大叫 欢呼 加油 冲 惊喜 派对 玩 爬山 骑车 骑自行车 游泳 跳舞 唱歌 赢 生气 气死 吵架 打架 疯 热闹 放鞭炮 烟花 追 尖叫 太棒了 大笑 极了 踢',
  english:
    'excited exciting excitement thrilled ran running run jumped jumping jump race raced racing game match football soccer basketball party dance danced dancing scream screamed shouted shouting yelled cheered cheering adventure rollercoaster swim swimming climbed climbing bike chased won furious angry amazing awesome wow yay hooray fast wild',
};

export const quietWords = {
  chinese:
    '累 困 睡 睡觉 休息 安静 平静 静静 慢慢 悠闲 轻轻 看书 读书 听音乐 躺 散步 发呆 无聊 难过 伤心 孤单 孤独 寂寞 想念 想家 生病 发烧 感冒 住院 温柔 温暖 月亮 星星 下雨 画画 失望 舒服 放松 没劲 没意思',
  english:
    'tired sleepy exhausted sleep slept sleeping rest rested resting nap quiet quietly calm peaceful relaxed relaxing slow slowly read reading book bath cozy sad lonely bored boring sick ill fever alone homesick missed rain rainy rained gentle soft moon stars lazy cuddled drew drawing disappointed',
};
