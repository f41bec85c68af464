//! A message as the bytes of a WebSocket frame.

use std::sync::Arc;

use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use wire::ServerMessage;

/// A first guess at the size of a message.
const USUAL_SIZE: usize = 1024;
/// The size of the longest header of a frame that is not masked.
const LONGEST_HEADER: usize = 10;

/// A message as the bytes of a WebSocket frame, shared by all clients that receive it: a server does not mask its frames,
/// so they are the same for all.
#[derive(Clone)]
pub(crate) struct Frame(Arc<[u8]>);

impl Frame {
    /// Serialises a message.
    pub(crate) fn new(message: &ServerMessage) -> Frame {
        // The message is written behind a place for the header, whose size depends on that of the message.
        let mut bytes = Vec::with_capacity(USUAL_SIZE);
        bytes.resize(LONGEST_HEADER, 0);
        serde_json::to_writer(&mut bytes, message).expect("messages can be serialised");
        let length = (bytes.len() - LONGEST_HEADER) as u64;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let start = LONGEST_HEADER - header.len(length);
        header.format(length, &mut &mut bytes[start..LONGEST_HEADER]).expect("the header has its place");
        Frame(Arc::from(&bytes[start..]))
    }

    /// The bytes of the frame.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }
}
