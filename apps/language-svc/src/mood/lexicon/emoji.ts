/** What an emoji says about how somebody feels, on the scale of the word lists. */
export const emojiFeelings = `
 3.4 😍 🥰 🤩 🥳 😻 🎉 🎊 🏆 💖 💕 💯 🥇
 2.4 😀 😃 😄 😁 😆 🤣 😂 😊 😋 😇 🤗 ❤ 🧡 💛 💚 💙 💜 💗 🌈 👏 🙌 🎂 🎁 😘 💃 🕺 🥈 🥉
 1.6 🙂 😌 😎 😉 ☺ 👍 💪 🌸 🌞 ☀ ✨ 🌟 🙏 😺 🤞 🍀 😜 😛
 0 😐 😶 🤔 😴
 -1.2 😕 🙁 😟 😓 😅 😥 😬 🥱 😪 👎 😒 🙄 😑 🤧 😷
 -2 ☹ 😞 😔 😣 😖 😫 😩 🤒 🤕 🤢 🤮 😰 😨 🥺 😤 😠 😢 😿
 -3 💔 😭 😡 🤬 😱
`;
