import { defineErrorDescriptions } from '../api-error.ts';
import {
  acceptedImageFormats,
  acceptedRecordingFormats,
  acceptedVideoFormats,
  formatNames,
} from './accepted-formats.ts';

const names = (separator: string) => ({
  images: formatNames(acceptedImageFormats, separator),
  videos: formatNames(acceptedVideoFormats, separator),
  recordings: formatNames(acceptedRecordingFormats, separator),
});
const [en, zh] = [names(', '), names('、')];

export const mediaErrors = defineErrorDescriptions({
  file_missing: {
    status: 400,
    en: 'No file arrived. Please choose one and try again.',
    zh: '没有收到文件，请选择后再试。',
  },
  too_many_files: { status: 400, en: 'Please send one file at a time.', zh: '请一次只发送一个文件。' },
  too_many_media: {
    status: 400,
    en: 'Please send at most 20 pictures and videos at a time.',
    zh: '一次最多发送 20 个图片和视频。',
  },
  file_name_invalid: {
    status: 400,
    en: 'The name of this file cannot be used. Please rename it and try again.',
    zh: '这个文件名不能使用，请改名后再试。',
  },
  file_empty: { status: 400, en: 'This file is empty.', zh: '这个文件是空的。' },
  file_unreadable: {
    status: 400,
    en: 'This file is damaged or cannot be read. Please copy it once more from the device that made it, or save it there again, and try that copy.',
    zh: '这个文件已损坏或无法读取。请从原来的设备重新复制一份，或者在那里再保存一次，然后再试。',
  },
  file_protected: {
    status: 400,
    en: 'This file is encrypted, so it cannot be played here.',
    zh: '这个文件已加密，无法在这里播放。',
  },
  upload_interrupted: { status: 400, en: 'The upload was cut off. Please try again.', zh: '上传中断了，请再试一次。' },
  image_too_large: {
    status: 413,
    en: 'This picture is too large: at most 10 MB and 50 megapixels.',
    zh: '图片太大：最多 10 MB、5000 万像素。',
  },
  video_too_large: { status: 413, en: 'This video is too large: at most 10 MB.', zh: '视频太大：最多 10 MB。' },
  recording_too_large: { status: 413, en: 'This recording is too large: at most 25 MB.', zh: '录音太大：最多 25 MB。' },
  storage_full: {
    status: 413,
    en: 'Your storage has no room left for this. Delete some memories with photos, videos or recordings, or ask the person who runs Memory for more room.',
    zh: '存储空间不够了，放不下这个文件。请删掉一些带照片、视频或录音的回忆，或者请忆记的管理员多给你一些空间。',
  },
  not_an_image: {
    status: 415,
    en: `Only pictures can go here: ${en.images}.`,
    zh: `这里只能放图片：${zh.images}。`,
  },
  not_image_or_video: {
    status: 415,
    en: `Only pictures (${en.images}) and videos (${en.videos}) can go here.`,
    zh: `这里只能放图片（${zh.images}）和视频（${zh.videos}）。`,
  },
  not_a_recording: {
    status: 415,
    en: `Only sound recordings can go here: ${en.recordings}.`,
    zh: `这里只能放录音：${zh.recordings}。`,
  },
  codec_not_supported: {
    status: 415,
    en: 'This file is not damaged, but its encoding cannot be played here. Please save it in another format, such as M4A or MP4, and try again.',
    zh: '这个文件没有损坏，但它的编码在这里无法播放。请另存为别的格式（例如 M4A 或 MP4）后再试。',
  },
  not_an_avatar: {
    status: 400,
    en: 'A drawn profile picture must be a square PNG of at most 512 pixels.',
    zh: '绘制的头像必须是边长不超过 512 像素的正方形 PNG 图片。',
  },
  file_not_found: { status: 404, en: 'This file could not be found.', zh: '找不到这个文件。' },
  file_not_yours: { status: 403, en: 'Only the owner of this file can do that.', zh: '只有文件的主人可以这样做。' },
  data_export_not_found: {
    status: 404,
    en: 'This download is over. Please start it again in the settings.',
    zh: '这次下载已经结束，请在设置里重新开始。',
  },
  too_many_data_exports: {
    status: 429,
    en: 'Two downloads of your data are running already. Wait until one has ended, or cancel one.',
    zh: '已经有两个数据下载在进行。请等其中一个结束，或者取消一个。',
  },
  range_not_satisfiable: { status: 416, en: 'That part of the file does not exist.', zh: '文件没有这一部分。' },
});
