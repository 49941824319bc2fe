import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type ModelPackage, readModelPackage } from './model-package.ts';

const RELEASES = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/asr-models';

/**
 * The speech models that `speech:install` offers, with the sizes and digests of the archives that sherpa-onnx publishes. The first model is the
 * default. docs/adr/0041-installing-speech-models.md explains the choice of these models.
 */
export const publishedModels: readonly [ModelPackage, ...ModelPackage[]] = [
  {
    id: 'sense-voice',
    title: 'SenseVoice-Small (int8): Chinese, English, Cantonese, Japanese and Korean, with punctuation',
    kind: 'sense-voice',
    licence:
      'FunASR model licence: use is allowed when its makers (FunAudioLLM, Alibaba) and the name of the model are kept',
    source: `${RELEASES}/sherpa-onnx-sense-voice-zh-en-ja-ko-yue-int8-2024-07-17.tar.bz2`,
    archive: {
      bytes: 163_002_883,
      sha256: '7d1efa2138a65b0b488df37f8b89e3d91a60676e416f515b952358d83dfd347e',
    },
    files: {
      model: {
        path: 'sherpa-onnx-sense-voice-zh-en-ja-ko-yue-int8-2024-07-17/model.int8.onnx',
        bytes: 239_233_841,
        sha256: 'c71f0ce00bec95b07744e116345e33d8cbbe08cef896382cf907bf4b51a2cd51',
      },
      tokens: {
        path: 'sherpa-onnx-sense-voice-zh-en-ja-ko-yue-int8-2024-07-17/tokens.txt',
        bytes: 315_894,
        sha256: 'f449eb28dc567533d7fa59be34e2abca8784f771850c78a47fb731a31429a1dc',
      },
    },
  },
  {
    id: 'paraformer',
    title: 'Paraformer-zh (int8, 2023-09-14): Mandarin with English words, without punctuation',
    kind: 'paraformer',
    licence:
      'disputed: its pages name the FunASR model licence and Apache-2.0; ask its makers (Alibaba) before you rely on either',
    source: `${RELEASES}/sherpa-onnx-paraformer-zh-2023-09-14.tar.bz2`,
    archive: {
      bytes: 234_051_698,
      sha256: '9c49fd9c6fb63de8e18c1054cf3d100f804741b7e608e187923cd8ff09fa9f03',
    },
    files: {
      model: {
        path: 'sherpa-onnx-paraformer-zh-2023-09-14/model.int8.onnx',
        bytes: 243_371_218,
        sha256: 'f36a0433bcf096bd6d6f11b80a3ac8bed110bdca632fe0d731df8d1a84475945',
      },
      tokens: {
        path: 'sherpa-onnx-paraformer-zh-2023-09-14/tokens.txt',
        bytes: 75_756,
        sha256: '59aba8873a2ed1e122c25fee421e25f283b63290efbde85c1f01a853d83cb6e6',
      },
    },
  },
  {
    id: 'whisper-small',
    title: 'Whisper small (int8): about a hundred languages, slower, and less exact in Chinese',
    kind: 'whisper',
    licence: 'MIT (OpenAI)',
    source: `${RELEASES}/sherpa-onnx-whisper-small.tar.bz2`,
    archive: {
      bytes: 639_387_718,
      sha256: '486a46afbb7ba798507190ffe02fea2dd726049af212e774537efac6afb210a6',
    },
    files: {
      encoder: {
        path: 'sherpa-onnx-whisper-small/small-encoder.int8.onnx',
        bytes: 112_442_483,
        sha256: '4cbe7b22fa9026b843b60a68640c747de05bafb1a11b57edc0e66c232d9f33a9',
      },
      decoder: {
        path: 'sherpa-onnx-whisper-small/small-decoder.int8.onnx',
        bytes: 262_226_114,
        sha256: 'acad50b5c782696e91b55914cc5ab4f756f1532f76e22aa6fc615f39fb69a8ee',
      },
      tokens: {
        path: 'sherpa-onnx-whisper-small/small-tokens.txt',
        bytes: 816_730,
        sha256: 'b34b360dbb493e781e479794586d661700670d65564001f23024971d1f2fa126',
      },
    },
  },
  {
    id: 'whisper-large',
    title:
      'Whisper large-v3-turbo (int8): about a hundred languages; wants eight cores, and about two gigabytes of memory',
    kind: 'whisper',
    licence: 'MIT (OpenAI)',
    source: `${RELEASES}/sherpa-onnx-whisper-turbo.tar.bz2`,
    archive: {
      bytes: 563_790_207,
      sha256: 'b11acbbcd660b44a8e0df33724feb5aaa709cf65668f2823d59f656312544f22',
    },
    files: {
      encoder: {
        path: 'sherpa-onnx-whisper-turbo/turbo-encoder.int8.onnx',
        bytes: 674_716_297,
        sha256: 'b02dcdf54f348741e93fe732b67d933c8dcb6735655f710640143081db38878b',
      },
      decoder: {
        path: 'sherpa-onnx-whisper-turbo/turbo-decoder.int8.onnx',
        bytes: 361_080_764,
        sha256: '20accd02388482eb3a46bd615631adfdc85e1eb2c7db9ea3f02a40ffe6b81547',
      },
      tokens: {
        path: 'sherpa-onnx-whisper-turbo/turbo-tokens.txt',
        bytes: 816_730,
        sha256: 'b34b360dbb493e781e479794586d661700670d65564001f23024971d1f2fa126',
      },
    },
  },
];

/**
 * Returns the model for a name on the command line: a published model, or the model that a JSON file describes.
 * @throws UserFacingError for an unknown name, and for a file that does not describe a model
 */
export async function findModelPackage(name: string): Promise<ModelPackage> {
  const published = publishedModels.find(({ id }) => id === name);
  if (published) return published;
  if (name.endsWith('.json')) return readModelPackage(name);
  throw new UserFacingError(
    `There is no model ${name}. There are ${publishedModels.map(({ id }) => id).join(', ')}, or a .json file that describes another one.`,
  );
}
