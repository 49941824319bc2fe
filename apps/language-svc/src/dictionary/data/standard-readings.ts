/**
 * Where today's standard reads a word otherwise than CC-CEDICT has it. One line each: the word (simplified), CC-CEDICT's reading in numbered
 * pinyin, the standard's. Neutral tones that the standard leaves to the speaker (关系, 力量) are written in full, as textbooks do.
 */
export const standardReadingsTable = `
  下载 xia4 zai3 | xia4 zai4
  空位 kong1 wei4 | kong4 wei4
  力量 li4 liang5 | li4 liang4
  分量 fen4 liang5 | fen4 liang4
  关系 guan1 xi5 | guan1 xi4
  没关系 mei2 guan1 xi5 | mei2 guan1 xi4
  好处 hao3 chu5 | hao3 chu4
  坏处 huai4 chu5 | huai4 chu4
  用处 yong4 chu5 | yong4 chu4
  困难 kun4 nan5 | kun4 nan2
  态度 tai4 du5 | tai4 du4
`;
