//! Why a request or a socket failed.

use tokio_tungstenite::tungstenite;
use wire::Problem;

/// Why a request or a socket failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server answered with an error status and a [`Problem`].
    #[error("{} (HTTP {status}, {})", .problem.message, .problem.code)]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The body of the answer, boxed to keep the error small.
        problem: Box<Problem>,
    },
    /// No answer arrived: no connection, a broken connection, or a timeout.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// An answer arrived that does not follow the API.
    #[error("the answer (HTTP {status}) cannot be read: {detail}")]
    BadAnswer {
        /// The HTTP status; 101 for a message of a socket.
        status: u16,
        /// What is wrong with it.
        detail: String,
    },
    /// The request cannot be sent: the base URL, a path or a header is malformed.
    #[error("the request is malformed: {0}")]
    BadRequest(String),
}

impl ClientError {
    /// The error of an answer with this error status: its problem, if the body is one.
    pub(crate) fn of_answer(status: u16, body: &[u8]) -> ClientError {
        match serde_json::from_slice(body) {
            Ok(problem) => ClientError::Refused { status, problem },
            Err(_) => ClientError::BadAnswer { status, detail: String::from_utf8_lossy(body).into_owned() },
        }
    }

    pub(crate) fn unreachable(error: impl std::fmt::Display) -> ClientError {
        ClientError::Unreachable(error.to_string())
    }

    pub(crate) fn bad_request(error: impl std::fmt::Display) -> ClientError {
        ClientError::BadRequest(error.to_string())
    }

    /// The HTTP status, if an answer arrived.
    pub const fn status(&self) -> Option<u16> {
        match self {
            ClientError::Refused { status, .. } | ClientError::BadAnswer { status, .. } => Some(*status),
            ClientError::Unreachable(_) | ClientError::BadRequest(_) => None,
        }
    }

    /// The error as a [`Problem`], for clients that show both in the same place. Errors that are not the server's
    /// have the codes `unreachable` and `unknown`.
    pub fn into_problem(self) -> Problem {
        let (code, message) = match self {
            ClientError::Refused { problem, .. } => return *problem,
            ClientError::Unreachable(detail) | ClientError::BadRequest(detail) => ("unreachable", detail),
            ClientError::BadAnswer { status, detail } if status < 400 => ("unreachable", detail),
            ClientError::BadAnswer { status, .. } => ("unknown", format!("HTTP {status}")),
        };
        Problem { code: code.to_owned(), message, phrase: None, rule: None }
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::Http(response) => ClientError::of_answer(
                response.status().as_u16(),
                response.body().as_deref().unwrap_or_default(),
            ),
            error => ClientError::unreachable(error),
        }
    }
}
