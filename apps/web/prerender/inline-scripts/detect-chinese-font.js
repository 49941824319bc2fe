// Runs in the head, before the first paint. On a device without any Chinese font the browser draws Chinese characters as boxes, whose width
// differs from that of a character. <html> then gets an attribute with which src/styles/font-stacks.css adds the Kai font to the interface.
(function () {
  var canvas = document.createElement('canvas').getContext('2d');
  canvas.font = '100px "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';
  if (Math.abs(canvas.measureText('永').width - 100) >= 1) document.documentElement.dataset.chineseFont = 'missing';
})();
